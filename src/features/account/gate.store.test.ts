import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { Account } from '../../operator/client/account.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import { accountOf } from '../../session/account.fixture.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { Session } from '../../session/session.state.ts'
import { createGateStore } from './gate.store.ts'
import type { SwitchFailure } from './switch-number.ts'

const down: Trouble = { kind: 'unavailable', reference: 'r1' }
const offline: Trouble = { kind: 'unknown', reason: 'noConnection', reference: 'r3' }
const lost: Trouble = { kind: 'unknown', reason: 'timeLimit', reference: 'r2' }

/** A gate before an operator that says who is there; `trouble` is what it says instead. */
function gate(who: Session = 'signedIn', isExpected = false) {
  const $session = atom<Session>('unknown')
  const $downReference = atom<string | undefined>()
  const $changes = atom(0)
  const $changedNumber = atom<PhoneNumber | undefined>()
  const $loaded = atom<Loaded<Account>>({ name: 'loading' })
  const refresh = vi.fn(async (): Promise<void> => undefined)
  const leave = vi.fn()
  const reload = vi.fn()
  const switchTo = vi.fn(async (): Promise<SwitchFailure | undefined> => undefined)
  const operator: { who: Session; trouble: Trouble | undefined; isExpected: boolean; hasFigures: boolean } = {
    who,
    trouble: undefined,
    isExpected,
    hasFigures: false,
  }
  const store = createGateStore({
    $session,
    $downReference,
    $changedNumber,
    $changes,
    isExpected: () => operator.isExpected,
    hasFigures: () => operator.hasFigures,
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
    switchTo,
  })
  const tell = (number: string, partnerId = 'P-1') => {
    $loaded.set({ name: 'ready', value: accountOf(number, partnerId), at: 0 })
  }
  const now = () => store.$gate.get()
  return {
    store,
    operator,
    $session,
    $changedNumber,
    $changes,
    $loaded,
    leave,
    reload,
    refresh,
    switchTo,
    tell,
    now,
  }
}

test('it opens when the operator says that someone is signed in, and not before', async () => {
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
  'whether the customer was expected is judged when someone comes (%s)',
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

test('who logs in again in another tab continues where they were', async () => {
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

test('a user who logs in again sees nothing of the page before the operator has said whose account it is', async () => {
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

test('where no one says whose account it is now, that is reported, and asked again', async () => {
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

test('without a connection the last known figures are seen, where there are any', async () => {
  const { store, now, operator, $session, leave } = gate()
  operator.trouble = offline
  await store.begin()
  expect(now()).toEqual({ name: 'failed', trouble: offline, isAsking: false })
  operator.hasFigures = true
  await store.ask()
  expect(now()).toEqual({ name: 'open' })
  // The connection is back, and the session over.
  $session.set('guest')
  expect(now()).toEqual({ name: 'leaving' })
  expect(leave).toHaveBeenCalledOnce()
})

test('an operator that doesn’t answer in time is no lost connection: no figures of earlier are seen', async () => {
  const { store, now, operator } = gate()
  operator.trouble = lost
  operator.hasFigures = true
  await store.begin()
  expect(now()).toEqual({ name: 'failed', trouble: lost, isAsking: false })
})

test('a page that was seen before is not seen again without a connection, as it may be someone else’s', async () => {
  const { store, now, operator } = gate()
  await store.ask()
  operator.trouble = offline
  operator.hasFigures = true
  await store.askAnew()
  expect(now()).toEqual({ name: 'failed', trouble: offline, isAsking: false })
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

test('what belongs to another number is never shown as this one’s: the page reloads', async () => {
  const { store, reload, tell } = gate()
  await store.ask()
  tell('612 34567')
  tell('612 34567')
  expect(reload).not.toHaveBeenCalled()
  tell('623 45678')
  expect(reload).toHaveBeenCalledOnce()
})

test('a number that another tab has switched loads the page again, once', async () => {
  const { store, now, reload } = gate()
  await store.ask()
  store.hear('switched')
  store.hear('switched')
  expect(now()).toEqual({ name: 'checking' })
  expect(reload).toHaveBeenCalledOnce()
})

test('once the page is to be reloaded, no answer that comes meanwhile shows anything of it', async () => {
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

const about = assetOf('612 34567').phoneNumber
const other = assetOf('623 45678').phoneNumber

/** An open page on which a write for its number was refused, since another one is current. */
async function changedPage() {
  const page = gate()
  await page.store.ask()
  page.tell('612 34567')
  page.refresh.mockImplementationOnce(async () => page.tell('623 45678'))
  page.$changedNumber.set(about)
  await vi.waitFor(() => expect(page.now().name).toBe('numberChanged'))
  return page
}

test('a write that was refused because another number is current says both numbers, and loads nothing again by itself', async () => {
  const { now, reload } = await changedPage()
  expect(now()).toEqual({ name: 'numberChanged', about, now: other, isSwitching: false })
  expect(reload).not.toHaveBeenCalled()
})

test('where the operator doesn’t say which number is current, that nothing was done is reported all the same', async () => {
  const { store, now, tell, $loaded, $changedNumber } = gate()
  await store.ask()
  tell('612 34567')
  $loaded.set({ name: 'failed', failed: lost })
  $changedNumber.set(about)
  await vi.waitFor(() =>
    expect(now()).toEqual({ name: 'numberChanged', about, now: undefined, isSwitching: false }),
  )
})

test.each(['SUCCESS', 'PHONE_NUMBER_CHANGED'])(
  'a change under way when another tab switches is heard of before the page goes: %s',
  async (ends) => {
    const { store, now, tell, reload, refresh, $changes, $changedNumber } = gate()
    await store.ask()
    tell('612 34567')
    $changes.set(1)
    store.hear('switched')
    expect(now()).toEqual({ name: 'checking' })
    expect(reload).not.toHaveBeenCalled()
    refresh.mockImplementationOnce(async () => tell('623 45678'))
    if (ends === 'PHONE_NUMBER_CHANGED') $changedNumber.set(about)
    $changes.set(0)
    await vi.waitFor(() => expect(now().name).toBe(ends === 'SUCCESS' ? 'checking' : 'numberChanged'))
    expect(reload).toHaveBeenCalledTimes(ends === 'SUCCESS' ? 1 : 0)
  },
)

test('what happens meanwhile takes away nothing of what is reported', async () => {
  const { store, now, $session, tell, leave, reload } = await changedPage()
  $session.set('guest')
  $session.set('signedIn')
  store.hear('switched')
  store.hear('signedOut')
  await store.ask()
  tell('612 34567')
  expect(now().name).toBe('numberChanged')
  expect(leave).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('on with the current number, or back by the browser’s memory: the page is reloaded', async () => {
  const { store, now, reload } = await changedPage()
  store.startAnew()
  expect(now()).toEqual({ name: 'checking' })
  await store.askAnew()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the page’s number is made the current one again, once', async () => {
  const { store, now, switchTo } = await changedPage()
  await Promise.all([store.switchBack(), store.switchBack()])
  expect(switchTo).toHaveBeenCalledExactlyOnceWith(about)
  expect(now()).toMatchObject({ name: 'numberChanged', isSwitching: true })
})

test('why it could not be made the current one is reported, and it can be tried again', async () => {
  const { store, now, switchTo } = await changedPage()
  const failure = { name: 'failed', failed: lost } as const
  switchTo.mockResolvedValueOnce(failure)
  await store.switchBack()
  expect(now()).toEqual({ name: 'numberChanged', about, now: other, isSwitching: false, failure })
  await store.switchBack()
  expect(now()).toEqual({ name: 'numberChanged', about, now: other, isSwitching: true })
})

test('nothing is switched back where nothing was refused', async () => {
  const { store, switchTo } = gate()
  await store.ask()
  await store.switchBack()
  expect(switchTo).not.toHaveBeenCalled()
})
