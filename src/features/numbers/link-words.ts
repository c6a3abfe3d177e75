import { fill } from '../../i18n/fill.ts'
import type { LinkResultKey } from '../../operator/contract/link-result.ts'

export type LinkWords = Readonly<Record<`link.${LinkResultKey | 'wrongCode' | 'unknown'}`, string>>

/** What a person reads for a result key; with the tries that are left, where the operator says them. */
export function linkWords(
  { key }: { key: LinkResultKey | undefined },
  attemptsLeft: number | null,
  words: LinkWords,
): string {
  if (key === 'INVALID_VERIFICATION_CODE' && attemptsLeft === null) return words['link.wrongCode']
  return fill(words[`link.${key ?? 'unknown'}`], { n: attemptsLeft ?? 0 })
}
