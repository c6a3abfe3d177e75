import type { Language } from '../../i18n/language.ts'
import type { RegistrationWords } from './registration.microcopy.ts'
import type { RegistrationStore } from './registration.store.ts'
import type { RegistrationContent, RegistrationPaths } from './registration-content.ts'

export interface StepProps {
  words: RegistrationWords
  language: Language
  content: RegistrationContent
  paths: RegistrationPaths
  /** This page's path, to which a log-in leads back. */
  here: string
  store: Omit<RegistrationStore, '$screen' | 'stop'>
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  /** The number as it was typed, in memory only. */
  typed: { current: string }
}
