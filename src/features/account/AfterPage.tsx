import { useEffect } from 'react'
import type { Language } from '../../i18n/language.ts'
import { Notices } from '../notifications/Notices.tsx'
import type { AccountGateWords } from './AccountGate.island.tsx'
import { makeReady } from './make-ready.ts'

interface Props {
  words: AccountGateWords
  language: Language
}

/** What comes once an account page stands: notices, and what makes a change to the next page quick. */
export function AfterPage({ words, language }: Props) {
  useEffect(makeReady, [])
  return <Notices words={words} language={language} />
}
