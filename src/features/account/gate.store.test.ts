import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../operator/client/account.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import { accountOf } from '../../session/account.fixture.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { Session } from '../../session/session.state.ts'
import { createGateStore } from './gate.store.ts'

const down: Trouble = { kind: 'unavailable', reference: 'r1' }
const lost: Trouble = { kind: 'unknown', reason: 'timeLimit', reference: 'r2' }

/** A gate before an operator that says who is there; `trouble` is what it says instead. */
function gate(who: Session = 'signedIn', isExpected = false) {
  const $session = atom<Session>('unknown')
  const $downReference = atom<string | undefined>()
  const $loaded = atom<Loaded<Account>>({ name: 'loading' })
  const refresh = vi.fn(async (): Promise<void> => undefined)
  const leave = vi.fn()
  const reload = vi.fn()
  const operator: { who: Session; trouble: Trouble | undefined; isExpected: boolean } = {
    who,
    trouble: undefined,
    isExpected,
  }
  const store = createGateStore({
    $session,
    $downReference,
    isExpected: () => operator.isExpected,
    account: { $loaded, refresh },
    learn: async () => {
      await Promise.resolve()
      if (operator.trouble) {
        if (operator.trouble.kind === 'unavailable') {
          $downReference.set(operator.trouble.reference)
          $session.set('unavailable')
        }
        return operator.trouble
      }
      $session.set(operator.who)
      return undefined
    },
    leave,
    reload,
  })
  const tell = (number: string, partnerId = 'P-1') => {
    $loaded.set({ name: 'ready', value: accountOf(number, partnerId), at: 0 })
  }
  return { store, operator, $session, $loaded, leave, reload, refresh, tell, now: () => store.$gate.get() }
}

test('it opens when the operator says that somebody is signed in, and not before', async () => {
  const { store, now } = gate()
  expect(now()).toEqual({ name: 'checking' })
  await store.ask()
  expect(now()).toEqual({ name: 'open' })
})

test('who comes from a page that was answered just now sees what is known before the operator answers again', async () => {
  const { store, now, $session, leave } = gate('signedIn', true)
  const asking = store.begin()
  expect(now()).toEqual({ name: 'open' })
  await asking
  expect(now()).toEqual({ name: 'open' })
  $session.set('guest')
  expect(now()).toEqual({ name: 'expired' })
  expect(leave).not.toHaveBeenCalled()
})

test('who was expected and is a guest is sent to the log-in page', async () => {
  const { store, now, leave } = gate('guest', true)
  await store.begin()
  expect(now()).toEqual({ name: 'leaving' })
  expect(leave).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'whether the customer was expected is judged when somebody comes (%s)',
  (isExpected) => {
    const { store, now, operator } = gate('signedIn', !isExpected)
    expect(now()).toEqual({ name: 'checking' })
    operator.isExpected = isExpected
    void store.begin()
    expect(now()).toEqual({ name: isExpected ? 'open' : 'checking' })
  },
)

test('what is known stays in sight where the operator does not answer, but not where self-service is down', async () => {
  const { store, now, operator } = gate('signedIn', true)
  operator.trouble = lost
  await store.begin()
  expect(now()).toEqual({ name: 'open' })
  operator.trouble = down
  await store.ask()
  expect(now()).toEqual({ name: 'unavailable', reference: 'r1', isAsking: false })
})

test('a guest is sent to the log-in page, once', async () => {
  const { store, now, leave } = gate('guest')
  await store.ask()
  await store.ask()
  expect(now()).toEqual({ name: 'leaving' })
  expect(leave).toHaveBeenCalledOnce()
})

test('a session that ends while the page is open leaves the page where it is, hidden', async () => {
  const { store, now, leave, $session } = gate()
  await store.ask()
  $session.set('guest')
  expect(now()).toEqual({ name: 'expired' })
  expect(leave).not.toHaveBeenCalled()
})

test('who logs in again in another tab goes on where they were', async () => {
  const { store, now, operator, $session } = gate()
  await store.ask()
  $session.set('guest')
  operator.who = 'signedIn'
  store.hear('signedIn')
  await vi.waitFor(() => expect(now()).toEqual({ name: 'open' }))
})

test('an operator that refuses to say who is there sends them to the log-in page', async () => {
  const { store, now, operator, leave } = gate('guest')
  operator.trouble = { kind: 'unauthorized', reference: 'r3' }
  await store.ask()
  expect(now()).toEqual({ name: 'leaving' })
  expect(leave).toHaveBeenCalledOnce()
})

test('whoever logs in again sees nothing of the page before the operator has said whose account it is', async () => {
  const { store, now, operator, refresh, reload, tell, $session } = gate()
  await store.ask()
  tell('612 34567')
  $session.set('guest')
  const account = Promise.withResolvers<undefined>()
  refresh.mockReturnValueOnce(account.promise)
  operator.who = 'signedIn'
  store.hear('signedIn')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(now()).toEqual({ name: 'checking' })
  tell('612 34567', 'P-2')
  account.resolve(undefined)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await store.ask()
  expect(now()).toEqual({ name: 'checking' })
})

test('where nobody says whose account it is now, that is told, and asked again', async () => {
  const { store, now, operator, refresh, tell, $loaded, $session } = gate()
  await store.ask()
  tell('612 34567')
  const known = $loaded.get()
  if (known.name !== 'ready') throw new Error('nothing is known')
  $session.set('guest')
  operator.who = 'signedIn'
  refresh.mockImplementationOnce(async () => void $loaded.set({ ...known, failed: lost }))
  store.hear('signedIn')
  await vi.waitFor(() => expect(now()).toEqual({ name: 'failed', trouble: lost, isAsking: false }))
  refresh.mockImplementationOnce(async () => void $loaded.set(known))
  await store.ask()
  await vi.waitFor(() => expect(now()).toEqual({ name: 'open' }))
})

test("a page that comes back from the browser's memory is not seen before it is known whose account it is", async () => {
  const { store, now, refresh } = gate()
  await store.ask()
  const account = Promise.withResolvers<undefined>()
  refresh.mockReturnValueOnce(account.promise)
  const back = store.askAnew()
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(now()).toEqual({ name: 'checking' })
  account.resolve(undefined)
  await back
  expect(now()).toEqual({ name: 'open' })
})

test('self-service that is down says so; asking again finds it back', async () => {
  const { store, now, operator } = gate()
  operator.trouble = down
  await store.ask()
  expect(now()).toEqual({ name: 'unavailable', reference: 'r1', isAsking: false })
  operator.trouble = undefined
  const asking = store.ask()
  expect(now()).toEqual({ name: 'unavailable', reference: 'r1', isAsking: true })
  await asking
  expect(now()).toEqual({ name: 'open' })
})

test('no answer shows nothing of the page, and says why', async () => {
  const { store, now, operator } = gate()
  operator.trouble = lost
  await store.ask()
  expect(now()).toEqual({ name: 'failed', trouble: lost, isAsking: false })
})

test('a page from the browser’s memory is hidden until the operator has answered, and a guest is sent away', async () => {
  const { store, now, operator, leave, refresh } = gate()
  await store.ask()
  const again = store.askAnew()
  expect(now()).toEqual({ name: 'checking' })
  await again
  expect(now()).toEqual({ name: 'open' })
  expect(refresh).toHaveBeenCalledOnce()
  operator.who = 'guest'
  await store.askAnew()
  expect(now()).toEqual({ name: 'leaving' })
  expect(leave).toHaveBeenCalledOnce()
})

test('what belongs to another number is never shown as this one’s: the page loads anew', async () => {
  const { store, reload, tell } = gate()
  await store.ask()
  tell('612 34567')
  tell('612 34567')
  expect(reload).not.toHaveBeenCalled()
  tell('623 45678')
  expect(reload).toHaveBeenCalledOnce()
  store.hear('switched')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('once the page is to be loaded anew, no answer that comes meanwhile shows anything of it', async () => {
  const { store, now, reload } = gate()
  const asking = store.ask()
  store.hear('switched')
  await asking
  expect(now()).toEqual({ name: 'checking' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a log-out in another tab closes it', async () => {
  const { store, now, operator } = gate()
  await store.ask()
  operator.who = 'guest'
  store.hear('signedOut')
  await vi.waitFor(() => expect(now()).toEqual({ name: 'expired' }))
})
