import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { EmptyRecords } from '../../ui/EmptyRecords.tsx'
import { LaterWords } from '../../ui/LaterWords.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { noNumbersMicrocopy } from './no-numbers.microcopy.ts'
import { noNumbersPath } from './no-numbers.ts'

const ways = ['esim', 'sim', 'activate', 'link'] as const

const drawing: v.GenericSchema<unknown, Drawing> = v.object({
  src: v.string(),
  srcSet: v.optional(v.string()),
  sizes: v.optional(v.string()),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
})
const Told = v.object({
  words: v.object(v.entriesFromList(noNumbersMicrocopy, v.string())),
  paths: v.object(v.entriesFromList(ways, v.string())),
  drawing: v.optional(drawing),
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

/** An account that has no number yet: a new one, which is the first way, or one that the person has already. */
export function NumberWays({ words, paths, drawing: shown }: NoNumbersTold) {
  return (
    <EmptyRecords drawing={shown} title={words['noNumbers.title']} text={words['noNumbers.text']}>
      <ul className="grid gap-gap">
        {ways.map((way) => (
          <li key={way} className="grid justify-items-start gap-2">
            {way === 'esim' ? (
              <ActionLink href={paths[way]}>{words[`noNumbers.${way}`]}</ActionLink>
            ) : (
              <a className="text-link" href={paths[way]}>
                {words[`noNumbers.${way}`]}
              </a>
            )}
            <p>{words[`noNumbers.${way}Text`]}</p>
          </li>
        ))}
      </ul>
    </EmptyRecords>
  )
}
