import { fill } from '../../i18n/fill.ts'
import type { CodeByTextWords } from './code-by-text.microcopy.ts'
import type { CodeProblem } from './code-by-text.ts'

/** What is wrong with the code itself, at its field; undefined where it is something else. `notFound` in the flow's own words. */
export function codeErrorInWords(
  problem: CodeProblem<unknown> | undefined,
  words: CodeByTextWords,
  notFound: string,
): string | undefined {
  switch (problem?.kind) {
    case 'missing':
      return words['link.codeMissing']
    case 'notFound':
      return notFound
    case 'notVerified':
      return fill(
        problem.reason === 'unknown' ? words['leave.codeNotAccepted'] : words[`link.${problem.reason}`],
        { n: problem.attemptsLeft },
      )
    default:
      return undefined
  }
}
