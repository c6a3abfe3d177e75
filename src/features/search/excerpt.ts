import { stem } from '../../lib/search/stem.ts'
import { wordsIn } from '../../lib/search/terms.ts'

/** The text around the first of the words, about 140 characters, in parts: those that were looked for, and the rest. */
export function excerpt(text: string, words: string): { text: string; isWanted: boolean }[] {
  const wanted = wordsIn(words).map(stem)
  const isWanted = (part: string) =>
    wordsIn(part).some((word) => wanted.some((one) => stem(word).startsWith(one)))
  const parts = text.split(' ')
  const at = parts.findIndex(isWanted)
  const from = Math.max(0, at - 6)
  let end = from
  for (let length = 0; end < parts.length && length < 140; end += 1) length += (parts[end]?.length ?? 0) + 1
  return [
    ...(from > 0 ? [{ text: '… ', isWanted: false }] : []),
    ...parts.slice(from, end).map((part) => ({ text: `${part} `, isWanted: isWanted(part) })),
    ...(end < parts.length ? [{ text: '…', isWanted: false }] : []),
  ]
}
