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
  const pressed = new Map<object, Wish>()
  const openWish = (request: string) => wishes.find((wish) => wish.request === request && !wish.isOver)

  return {
    wishes,
    /** The button that pays is pressed on a page, which may find that it is out of date, and send nothing. */
    press(page: object, request: string) {
      pressed.set(page, openWish(request) ?? { request, references: new Set(), isOver: false })
    },
    /** A page sends a payment, maybe after another page's press; sent once more it carries the same request id. */
    send(page: object, init: RequestInit) {
      const requestId = requestIdOf(init)
      const wanted = pressed.get(page)
      if (!wanted || byRequestId.has(requestId)) return
      // Another page may have sent the same since it was pressed.
      const wish = wishes.includes(wanted) ? wanted : (openWish(wanted.request) ?? wanted)
      byRequestId.set(requestId, wish)
      if (!wishes.includes(wish)) wishes.push(wish)
    },
    /** The operator began this payment, whether or not anyone is notified of it. */
    begin(init: RequestInit, reference: string) {
      byRequestId.get(requestIdOf(init))?.references.add(reference)
    },
    /** The outcome is seen. */
    see(reference: string) {
      for (const wish of wishes) if (wish.references.has(reference)) wish.isOver = true
    },
    /** That nothing came of it is seen. */
    giveUp(request: string) {
      const wish = openWish(request)
      if (wish) wish.isOver = true
    },
  }
}

const requestIdOf = (init: RequestInit): string => new Headers(init.headers).get(requestIdHeader) ?? ''
