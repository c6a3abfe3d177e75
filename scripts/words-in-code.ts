import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { WordedText } from '../content-sync/words/worded-text.ts'
import { type Language, languages } from '../src/i18n/language.ts'

const sandbox = fileURLToPath(new URL('../sandbox', import.meta.url))

/** Represents whatever a text names: a sum, a number or an object of them. */
const anything: unknown = new Proxy(() => '7', {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '7' : anything),
})

type ByLanguage = Record<Language, unknown>
const isByLanguage = (value: unknown): value is ByLanguage =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value)

/** Texts of a tree of words, by the names that lead to them. A text with facts in it is asked for with sevens. */
function leaves(tree: unknown, path: string): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]]
  if (typeof tree === 'function') {
    const told: unknown = Reflect.apply(tree, undefined, [anything, anything])
    return typeof told === 'string' ? [[path, told]] : []
  }
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, path ? `${path}.${name}` : name))
}

/** Every group of words by language within what a module exports. */
const wordsWithin = (value: unknown): ByLanguage[] => {
  if (isByLanguage(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsWithin) : []
}

/** What people read at the sandbox's banks, wallets and log-ins, in its text messages and offers. */
export async function wordsInCode(): Promise<WordedText[]> {
  const files = globSync('**/{*words,offers-for-all}.ts', { cwd: sandbox }).toSorted()
  const modules = await Promise.all(
    files.map(async (file) => {
      const module: object = await import(pathToFileURL(join(sandbox, file)).href)
      return wordsWithin(module).map((words) => ({ file, words }))
    }),
  )
  return modules.flat().flatMap(({ file, words }) => {
    const texts = new Map<string, Partial<Record<Language, string>>>()
    for (const language of languages) {
      for (const [path, text] of leaves(words[language], '')) {
        texts.set(path, { ...texts.get(path), [language]: text })
      }
    }
    return [...texts].map(([field, found]) => ({ id: `sandbox/${file}`, field, words: found }))
  })
}
