import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Documented {
  /** What its comment says, as running text. */
  comment: string
  /** The file in which it is, without a folder. */
  file: string
}

/** What is exported from a folder's files, by name, with the comment above it; empty where there is none. */
export function docComments(folder: string): Map<string, Documented> {
  const found = new Map<string, Documented>()
  for (const file of readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, comment = '', name = ''] of text.matchAll(exported))
      found.set(name, { file, comment: runningText(comment) })
  }
  return found
}

/** A comment that ends right above a constant; the constant alone where there is none. */
const exported = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+)/g

export const runningText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()
