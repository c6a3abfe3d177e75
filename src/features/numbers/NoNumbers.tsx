import { useId } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { noNumbersMicrocopy } from './no-numbers.microcopy.ts'
import { noNumbersPath } from './no-numbers.ts'

const ways = ['esim', 'sim', 'activate', 'link'] as const
const icons: Record<(typeof ways)[number], IconName> = {
  esim: 'plus',
  sim: 'sim',
  activate: 'check',
  link: 'message',
}

const Told = v.object({
  words: v.object(v.entriesFromList(noNumbersMicrocopy, v.string())),
  paths: v.object(v.entriesFromList(ways, v.string())),
})
export type NoNumbersTold = v.InferOutput<typeof Told>

export interface NoNumbersProps {
  language: Language
  loadingLabel: string
  /** What is said where its words don't come, and on the button that asks again. */
  failed: string
  tryAgain: string
}

export function NoNumbers({ language, ...labels }: NoNumbersProps) {
  return (
    <LaterWords {...labels} path={noNumbersPath(language)} schema={Told}>
      {(told) => <NumberWays {...told} />}
    </LaterWords>
  )
}

/** An account that has no number yet: a new one, or one that the person has already. */
export function NumberWays({ words, paths }: NoNumbersTold) {
  const titleId = useId()
  return (
    <section className="balance-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {words['noNumbers.title']}
      </h2>
      <p>{words['noNumbers.text']}</p>
      <ul className="grid gap-gap">
        {ways.map((way) => (
          <li key={way}>
            <a className="text-link" href={paths[way]}>
              <Icon name={icons[way]} />
              {words[`noNumbers.${way}`]}
            </a>
            <p>{words[`noNumbers.${way}Text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
