import { requestIdHeader } from '../contract/headers.ts'

interface Wish {
  request: string
  /** The payments that the operator began for it: more than one is one too many. */
  references: Set<string>
  isOver: boolean
}

/**
 * What a person wants, told apart by what they do and see: another request, or one whose outcome they have seen, is
 * another wish. Knows nothing of keys.
 */
export function countWishes() {
  const wishes: Wish[] = []
  const byRequestId = new Map<string, Wish>()

  return {
    wishes,
    /** The button that pays is pressed. */
    press(request: string) {
      const last = wishes.at(-1)
      if (last?.request !== request || last.isOver)
        wishes.push({ request, references: new Set(), isOver: false })
    },
    /** A payment is sent; sent once more it carries the same request id. */
    send(init: RequestInit) {
      const wish = wishes.at(-1)
      const requestId = requestIdOf(init)
      if (wish && !byRequestId.has(requestId)) byRequestId.set(requestId, wish)
    },
    /** The operator began this payment, whether or not anybody hears of it. */
    begin(init: RequestInit, reference: string) {
      byRequestId.get(requestIdOf(init))?.references.add(reference)
    },
    /** The outcome is seen. */
    see(reference: string) {
      const last = wishes.at(-1)
      if (last?.references.has(reference)) last.isOver = true
    },
    /** That nothing came of it is seen. */
    giveUp() {
      const last = wishes.at(-1)
      if (last) last.isOver = true
    },
  }
}

const requestIdOf = (init: RequestInit): string => new Headers(init.headers).get(requestIdHeader) ?? ''
