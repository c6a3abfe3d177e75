/** How a call of the operator ended, in words of code: nothing of what was asked or answered. An event of the window says it. */
export interface OperatorOutcome {
  /** Which call: `payment/card`, `GET_ACCOUNT`. */
  name: string
  /** `answer`, `failure/NOT_FOUND`, `unknown/timeLimit`. */
  outcome: string
  /** Whether it brought no answer of its own. */
  isTrouble: boolean
  /** What a customer is shown and support can look up. */
  reference: string
}
