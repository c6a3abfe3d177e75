import { atom, type ReadableAtom } from 'nanostores'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import { numberOf } from '../../session/account.store.ts'
import { asTrouble } from '../../session/as-trouble.ts'
import { failureIn, isWithoutConnection, type Loader } from '../../session/loaded.ts'
import type { Session } from '../../session/session.state.ts'
import type { SessionNews } from '../../session/session-news.ts'
import type { SwitchFailure } from './switch-number.ts'

/** What is before a page for customers; with `open` the page itself is to be seen. */
export type Gate =
  | { name: 'checking' }
  | { name: 'open' }
  /** No one is signed in: the browser is on its way to the log-in page. */
  | { name: 'leaving' }
  /** The session ended while the page was open: what was typed is still in it. */
  | { name: 'expired' }
  | { name: 'unavailable'; reference: string | undefined; isAsking: boolean }
  | { name: 'failed'; trouble: Trouble; isAsking: boolean }
  | NumberChanged

/** Something was to be changed for `about`, the number that the page shows, and was not: another one is current. */
export interface NumberChanged {
  name: 'numberChanged'
  about: PhoneNumber
  /** The current one; undefined where the operator doesn't say which. */
  now: PhoneNumber | undefined
  isSwitching: boolean
  /** Why `about` did not become the current one again. */
  failure?: SwitchFailure
}

interface Dependencies {
  $session: ReadableAtom<Session>
  /** Of the answer that said that self-service is down. */
  $downReference: ReadableAtom<string | undefined>
  /** The number that a refused write named. */
  $changedNumber: ReadableAtom<PhoneNumber | undefined>
  /** How many changes wait for an answer. */
  $changes: ReadableAtom<number>
  /** The customer comes from a page that the operator answered just now: what is known is seen before it answers again. */
  isExpected: () => boolean
  /** There are figures of the customer to see where the operator can't be asked. */
  hasFigures: () => boolean
  account: Pick<Loader<Account>, '$loaded' | 'refresh'>
  learn: () => Promise<Trouble | undefined>
  /** Goes to the log-in page, with the way back to this page and step. */
  leave: () => void
  /** Loads the page again: everything on it belongs to another number. */
  reload: () => void
  /** Makes a number the current one and loads the page again for it; else why not. */
  switchTo: (phoneNumber: PhoneNumber) => Promise<SwitchFailure | undefined>
}

export interface GateStore {
  $gate: ReadableAtom<Gate>
  /** Someone comes to the page: what is known is seen where that may be, and the operator asked who it is. */
  begin(): Promise<void>
  /** Asks the operator who is there; what is shown meanwhile stays. */
  ask(): Promise<void>
  /** Hides everything until the operator has answered: the page comes back from the browser's memory. */
  askAnew(): Promise<void>
  hear(news: SessionNews): void
  /** Loads the page for the number that is the current one. */
  startAnew(): void
  /** Makes the number that the page shows the current one again. */
  switchBack(): Promise<void>
}

export function createGateStore({
  $session,
  $downReference,
  $changedNumber,
  $changes,
  isExpected,
  hasFigures,
  account,
  learn,
  leave,
  reload,
  switchTo,
}: Dependencies): GateStore {
  const $gate = atom<Gate>({ name: 'checking' })
  let wasOpen = false
  /** Someone else may have logged in since the page was seen. */
  let isDoubted = false
  let proving: Promise<void> | undefined
  let shown: string | undefined
  /** What the page shows is of another number: until it is reloaded nothing of it is seen. */
  let isOver = false

  function follow(session: Session) {
    if (isOver) return
    switch (session) {
      case 'signedIn':
        if (!isDoubted) return open()
        proving ??= prove()
        return
      case 'unavailable':
        return $gate.set({ name: 'unavailable', reference: $downReference.get(), isAsking: false })
      case 'guest':
        return turnAway()
      case 'unknown':
        return
      default:
        session satisfies never
    }
  }

  function open() {
    wasOpen = true
    isDoubted = false
    $gate.set({ name: 'open' })
  }

  /** Nothing of the page is seen again before the operator has said whose account it is now. */
  async function prove(): Promise<void> {
    if ($gate.get().name === 'expired') $gate.set({ name: 'checking' })
    await account.refresh()
    proving = undefined
    if (isOver || $session.get() !== 'signedIn') return
    const failed = failureIn(account.$loaded.get())
    if (failed) $gate.set({ name: 'failed', trouble: asTrouble(failed), isAsking: false })
    else open()
  }

  function startAnew() {
    isOver = true
    $gate.set({ name: 'checking' })
    reload()
  }

  /** Another number is current. A change that is under way for the page's is first heard of: it may be refused for that. */
  function leaveNumber() {
    isOver = true
    $gate.set({ name: 'checking' })
    const stop = $changes.subscribe((changes) => {
      if (changes > 0) return
      queueMicrotask(() => stop())
      if (!$changedNumber.get()) reload()
    })
  }

  async function tellChange(about: PhoneNumber): Promise<void> {
    isOver = true
    $gate.set({ name: 'checking' })
    await account.refresh()
    const loaded = account.$loaded.get()
    const current = loaded.name === 'ready' && !loaded.failed ? numberOf(loaded.value) : null
    $gate.set({ name: 'numberChanged', about, now: current ?? undefined, isSwitching: false })
  }

  async function switchBack(): Promise<void> {
    const gate = $gate.get()
    if (gate.name !== 'numberChanged' || gate.isSwitching) return
    const { name, about, now } = gate
    $gate.set({ name, about, now, isSwitching: true })
    const failure = await switchTo(about)
    if (failure) $gate.set({ name, about, now, isSwitching: false, failure })
  }

  function turnAway() {
    if (wasOpen) {
      isDoubted = true
      return $gate.set({ name: 'expired' })
    }
    if ($gate.get().name === 'leaving') return
    $gate.set({ name: 'leaving' })
    leave()
  }

  async function ask(): Promise<void> {
    if (isOver) return
    const gate = $gate.get()
    if (gate.name === 'unavailable' || gate.name === 'failed') $gate.set({ ...gate, isAsking: true })
    const trouble = await learn()
    if (!trouble) return follow($session.get())
    if (trouble.kind === 'unauthorized') return turnAway()
    const isUnavailable = trouble.kind === 'unavailable'
    if (isUnavailable) follow('unavailable')
    else if ($gate.get().name !== 'open')
      $gate.set(isSeenWithout(trouble) ? { name: 'open' } : { name: 'failed', trouble, isAsking: false })
  }

  /** A page that was seen before may hold more than figures: it waits for the operator. */
  const isSeenWithout = (trouble: Trouble) => !isDoubted && isWithoutConnection(trouble) && hasFigures()

  $session.listen(follow)
  $changedNumber.listen((about) => about && void tellChange(about))
  account.$loaded.listen((loaded) => {
    if (loaded.name !== 'ready' || isOver) return
    const now = `${loaded.value.partnerId} ${numberOf(loaded.value)}`
    if (shown !== undefined && shown !== now) leaveNumber()
    shown = now
  })

  return {
    $gate,
    ask,
    startAnew,
    switchBack,
    begin() {
      if (isExpected()) $gate.set({ name: 'open' })
      return ask()
    },
    async askAnew() {
      if (isOver) return startAnew()
      $gate.set({ name: 'checking' })
      // A user who comes back to a page that was left has nothing half typed in sight: it is as if just opened.
      wasOpen = false
      isDoubted = true
      await ask()
      await proving
    },
    hear(news) {
      if (isOver) return
      switch (news) {
        case 'signedOut':
          return void ask()
        case 'signedIn':
          return void ask().then(() => proving ?? account.refresh())
        case 'switched':
          return leaveNumber()
        default:
          news satisfies never
      }
    },
  }
}
