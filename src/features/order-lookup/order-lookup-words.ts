import { fill } from '../../i18n/fill.ts'
import type { OrderLookupWords } from './order-lookup.microcopy.ts'
import type { AskProblem, CodeProblem } from './order-lookup.store.ts'
import type { Problems } from './order-lookup.ts'

/** What is wrong in words, in the order of the fields. */
export function problemsInWords({ reference, phone }: Problems, words: OrderLookupWords) {
  return [
    ...(reference
      ? [
          {
            field: 'reference',
            message:
              words[
                reference === 'missing' ? 'orderLookup.referenceMissing' : 'orderLookup.referenceInvalid'
              ],
          } as const,
        ]
      : []),
    ...(phone
      ? [
          {
            field: 'phone',
            message: words[phone === 'missing' ? 'orderLookup.phoneMissing' : 'cardOrder.phoneInvalid'],
          } as const,
        ]
      : []),
  ]
}

/** Why no code was sent, by the operator's own rules. Whether one is on its way depends on the order: it isn't said. */
export function toldInWords(
  told: Extract<AskProblem, { kind: 'told' }>['told'],
  words: OrderLookupWords,
): string {
  switch (told) {
    case 'SMS_RETRY_DELAY':
      return words['orderLookup.tooSoon']
    case 'SMS_RETRY_THRESHOLD_REACHED':
      return words['orderLookup.tooMany']
    case 'unknown':
      return words['leave.codeNotSent']
  }
}

/** What is wrong with the code itself is at its field; undefined where it is something else. */
export function codeErrorInWords(
  problem: CodeProblem | undefined,
  words: OrderLookupWords,
): string | undefined {
  switch (problem?.kind) {
    case 'missing':
      return words['link.codeMissing']
    case 'notFound':
      return words['orderLookup.notFound']
    case 'notVerified':
      return fill(
        problem.reason === 'unknown' ? words['leave.codeNotAccepted'] : words[`link.${problem.reason}`],
        {
          n: problem.attemptsLeft,
        },
      )
    default:
      return undefined
  }
}
