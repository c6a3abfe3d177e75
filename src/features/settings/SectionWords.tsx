import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import type { SettingsWords } from './settings.microcopy.ts'
import { cardsOf, type SectionKey, sectionWordsPath } from './settings.ts'
import type { PanelProps } from './settings-props.ts'

interface Props<Own> extends Pick<PanelProps, 'words' | 'language'> {
  section: SectionKey
  /** The words that the section needs besides the page's. */
  schema: v.GenericSchema<unknown, Own>
  children: (words: SettingsWords & Own) => ReactNode
}

/** A section that waits for its words: most who open the settings never see it, and their page is without them. */
export const SectionWords = <Own,>({ section, schema, words, language, children }: Props<Own>) => (
  <LaterWords
    path={sectionWordsPath(section, language)}
    schema={schema}
    loadingLabel={words['settings.loading']}
    loading={<SettingsSkeleton label={words['settings.loading']} cards={cardsOf[section]} />}
    failed={words['settings.notLoaded']}
    tryAgain={words['settings.tryAgain']}
  >
    {(own) => children({ ...words, ...own })}
  </LaterWords>
)
