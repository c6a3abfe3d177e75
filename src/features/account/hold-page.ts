import type { WritableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Session } from '../../session/session.state.ts'

interface Dependencies {
  $session: WritableAtom<Session>
  /** Asks the operator who is there: the gate then opens, or says what is in the way. */
  learn: () => Promise<unknown>
  clock: Pick<Clock, 'after'>
}

/** Milliseconds. */
const minute = 60_000

/**
 * Maintenance closes a page in the middle of something: it waits behind the gate as when self-service is down, whatever
 * the operator answers. Whether that is over is asked each minute, and when the person asks.
 * Why: docs/decisions/0034-maintenance-keeps-forms.md
 */
export function createHold({ $session, learn, clock }: Dependencies) {
  let isOver: (() => Promise<boolean>) | undefined

  async function look(): Promise<void> {
    if (!(await isOver?.())) return
    isOver = undefined
    await learn()
  }

  function wait() {
    clock.after(minute, async () => {
      await look()
      if (isOver) wait()
    })
  }

  $session.listen((session) => {
    if (!isOver || session === 'unavailable') return
    $session.set('unavailable')
    void look()
  })

  return (askWhetherOver: () => Promise<boolean>): void => {
    if (isOver) return
    isOver = askWhetherOver
    $session.set('unavailable')
    wait()
  }
}

/** Follows what is typed on the page. Pages that pay have no need: maintenance leaves them alone. */
export function holdInTheMiddle(dependencies: Dependencies): void {
  const hold = createHold(dependencies)
  let isTyped = false
  addEventListener('input', () => {
    isTyped = true
  })
  addEventListener('maintenance', (event) => {
    if (!isTyped && !document.querySelector('dialog:modal')) return
    event.preventDefault()
    hold(event.detail)
  })
}
