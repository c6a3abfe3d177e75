import type { Language } from '../../src/i18n/language.ts'
import type { Mirror } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import { set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

export type Change = (mirror: Mirror) => void

/** One thing that is wrong, and how it is named: severity, entry, field and the language of the value. */
export type Malformed = readonly [wrong: string, change: Change, named: `${Problem['severity']} ${string}`]

/** Sets one field, in one language or (without) as a whole. */
export const one =
  (id: string, field: string, value: unknown, language?: Language): Change =>
  (mirror) =>
    set(mirror, id, field, value, language)

export const all =
  (...changes: Change[]): Change =>
  (mirror) => {
    for (const change of changes) change(mirror)
  }

export function parseChanged(change: Change) {
  const mirror = validMirror()
  change(mirror)
  const { snapshot, problems } = parseMirror(mirror)
  const named = problems.map(({ severity, contentType, entry, field, language }) =>
    [severity, entry || contentType, field, language].filter(Boolean).join(' '),
  )
  return { snapshot, named }
}
