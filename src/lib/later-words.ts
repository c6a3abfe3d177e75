import { longestLoadInMilliseconds } from './in-time.ts'

const asked = new Map<string, Promise<unknown>>()

/** Words as the file at `path` has them, asked for once a page; undefined where none came within four seconds. Never throws. */
export function askLaterWords(path: string): Promise<unknown> {
  const words = asked.get(path) ?? fetchWords(path)
  asked.set(path, words)
  return words
}

/** They were of no use: the next who asks gets them again. */
export const forgetLaterWords = (path: string): void => {
  asked.delete(path)
}

async function fetchWords(path: string): Promise<unknown> {
  try {
    return await (await fetch(path, { signal: AbortSignal.timeout(longestLoadInMilliseconds) })).json()
  } catch {
    forgetLaterWords(path)
    return undefined
  }
}
