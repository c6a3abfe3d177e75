import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { Session, SessionEnd } from '../../session/session.state.ts'

/** Whether the session is about to end. */
export type Ending =
  | { name: 'far' }
  | ({ name: 'near'; isAsking: boolean; trouble?: Trouble | undefined } & SessionEnd)

/** So long before a session ends the customer is informed; milliseconds. WCAG 2.2.1 asks for 20 s at least. */
export const warnBefore = 2 * 60_000

/** What a page asks when it opens may prolong the session: before that it isn't known when it ends. Milliseconds. */
const opening = 5000
const second = 1000

interface Dependencies {
  $session: ReadableAtom<Session>
  $sessionEnd: ReadableAtom<SessionEnd | undefined>
  /** Asks the operator when the session ends, which doesn't prolong it. */
  learn: () => Promise<unknown>
  /** Prolongs it; returns why it didn't. */
  stay: () => Promise<Trouble | undefined>
  clock: Clock
}

export interface SessionEndStore {
  $ending: ReadableAtom<Ending>
  /** The customer wants to stay signed in. */
  stay(): Promise<void>
  /** The customer has read it, and lets the session end. */
  dismiss(): void
  /** Someone comes back to the page: the session may have been prolonged, or have ended, elsewhere. */
  look(): Promise<void>
}

/**
 * Warns before a session ends. The operator is asked first: other tabs and this page's own calls prolong it.
 * Why: docs/decisions/0064-session-end-and-proof.md
 */
export function createSessionEndStore({
  $session,
  $sessionEnd,
  learn,
  stay,
  clock,
}: Dependencies): SessionEndStore {
  const far: Ending = { name: 'far' }
  const $ending = atom<Ending>(far)
  let cancel = () => {}
  let isDismissed = false

  const lookAfter = (milliseconds: number) => {
    cancel()
    cancel = clock.after(milliseconds, () => void look())
  }

  async function look(): Promise<void> {
    if ($session.get() !== 'signedIn') return
    await learn()
    decide()
  }

  function decide(trouble?: Trouble) {
    cancel()
    const end = $sessionEnd.get()
    const left = end && $session.get() === 'signedIn' ? end.at - clock.now() : 0
    if (!end || left <= 0) return $ending.set(far)
    if (left > warnBefore + second) {
      isDismissed = false
      $ending.set(far)
      return lookAfter(left - warnBefore)
    }
    // Then the operator says that it is over, and the gate tells it.
    lookAfter(left + second)
    if (!isDismissed) $ending.set({ name: 'near', ...end, isAsking: false, trouble })
  }

  $sessionEnd.subscribe((end) => {
    cancel()
    if (!end) return $ending.set(far)
    lookAfter(Math.max(opening, end.at - clock.now() - warnBefore))
  })

  return {
    $ending,
    look,
    async stay() {
      const ending = $ending.get()
      if (ending.name !== 'near' || ending.isAsking) return
      $ending.set({ ...ending, isAsking: true, trouble: undefined })
      decide(await stay())
    },
    dismiss() {
      isDismissed = true
      $ending.set(far)
    },
  }
}
