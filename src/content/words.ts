import type { Site } from './snapshot.ts'

/** The words that a component needs, by their microcopy keys. */
export type Words<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>

/** Picks microcopy by key; throws an error that names every key without wording, which stops the build. */
export function pickWords<const Keys extends readonly string[]>(site: Site, keys: Keys): Words<Keys> {
  const missing = keys.filter((key) => site.microcopy[key] === undefined)
  if (missing.length > 0)
    throw new Error(`microcopy without wording (${site.language}): ${missing.join(', ')}`)
  const isWords = (record: Record<string, string>): record is Words<Keys> =>
    keys.every((key) => key in record)
  const words = Object.fromEntries(keys.map((key) => [key, site.microcopy[key] ?? '']))
  if (!isWords(words)) throw new Error('unreachable: every key was found')
  return words
}
