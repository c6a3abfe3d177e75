import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { PendingOperations } from '../../operator/client/ordered-plan.ts'
import { createNotificationsStore, type NotificationEntry } from './notifications.store.ts'
import { createPendingOperationsStore } from './pending-operations.store.ts'
import { pauseBefore } from './pending-operations.ts'

const began = Date.UTC(2026, 0, 15, 9)
const content = {
  id: 'n',
  title: 'Planas įjungiamas',
  notificationType: 'info',
  showCloseButton: true,
} as const
const activation = (activationDate: number): NotificationEntry => ({
  notificationType: 'notificationPlanActivationInProgress',
  content,
  activationDate,
})
const refill = (activationDate: number): NotificationEntry => ({
  ...activation(activationDate),
  notificationType: 'notificationRefillOperationInProgress',
})
const nothing: PendingOperations = {
  lastActivationStartedAt: null,
  lastTerminationStartedAt: null,
  lastRefillStartedAt: null,
}

afterEach(() => vi.unstubAllGlobals())

/** A store whose visit remembers nothing from before. */
function newStore() {
  let kept: Partial<Record<string, number>> | undefined
  const visit = {
    read: () => kept,
    write: (value: Partial<Record<string, number>>) => {
      kept = value
    },
    remove: () => {
      kept = undefined
    },
  }
  return { store: createNotificationsStore(visit), again: () => createNotificationsStore(visit) }
}

test('a new one replaces the same kind; the newest is first', () => {
  const { store } = newStore()
  store.set(activation(1))
  store.set(refill(2))
  expect(store.$visible.get()).toEqual([refill(2), activation(1)])
  store.set(activation(3))
  expect(store.$visible.get()).toEqual([activation(3), refill(2)])
  store.remove('notificationPlanActivationInProgress')
  expect(store.$visible.get()).toEqual([refill(2)])
})

test('dismissed it stays hidden through the visit, until it begins again', () => {
  const { store, again } = newStore()
  store.set(activation(1))
  store.dismiss('notificationPlanActivationInProgress')
  store.set(activation(1))
  expect(store.$visible.get()).toEqual([])
  const nextPage = again()
  nextPage.set(activation(1))
  expect(nextPage.$visible.get()).toEqual([])
  nextPage.set(activation(2))
  expect(nextPage.$visible.get()).toEqual([activation(2)])
})

function following() {
  const clock = manualClock()
  const { store } = newStore()
  const $pending = atom<PendingOperations | undefined>(undefined)
  const refresh = vi.fn(async (): Promise<void> => undefined)
  const onDone = vi.fn()
  const contents = {
    notificationPlanActivationInProgress: content,
    notificationRefillOperationInProgress: content,
  }
  const work = createPendingOperationsStore({
    $pending,
    notifications: store,
    contents,
    refresh,
    onDone,
    clock,
  })
  return { work, store, $pending, refresh, onDone, clock }
}

test('what is under way is reported, asked about with growing pauses, and taken away when it is over', async () => {
  const { work, store, $pending, refresh, onDone, clock } = following()
  work.start()
  $pending.set({ ...nothing, lastActivationStartedAt: began })
  expect(store.$visible.get()).toEqual([activation(began)])
  await clock.advance(2_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  await clock.advance(2_999)
  expect(refresh).toHaveBeenCalledTimes(1)
  await clock.advance(1)
  expect(refresh).toHaveBeenCalledTimes(2)
  $pending.set({ ...nothing })
  expect(store.$visible.get()).toEqual([])
  expect(onDone).toHaveBeenCalledOnce()
  await clock.advance(600_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('an answer that ends it is the last that is asked for', async () => {
  const { work, $pending, refresh, clock } = following()
  refresh.mockImplementation(async () => $pending.set(nothing))
  work.start()
  $pending.set({ ...nothing, lastActivationStartedAt: began })
  await clock.advance(600_000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('pauses grow to half a minute and stay there', () => {
  expect([0, 1, 7, 1_000].map(pauseBefore)).toEqual([2_000, 3_000, 30_000, 30_000])
})

test.each(['null', '"x"', '{"notificationPlanActivationInProgress":"soon"}'])(
  'what was kept broken (%s) hides nothing',
  (kept) => {
    vi.stubGlobal('sessionStorage', { getItem: () => kept })
    const store = createNotificationsStore()
    store.set(activation(1))
    expect(store.$visible.get()).toEqual([activation(1)])
  },
)

test('nothing is asked while no one looks, nor where nothing is under way', async () => {
  const { work, $pending, refresh, clock } = following()
  $pending.set(nothing)
  work.start()
  await clock.advance(600_000)
  expect(refresh).not.toHaveBeenCalled()
  $pending.set({ ...nothing, lastRefillStartedAt: began })
  work.stop()
  await clock.advance(600_000)
  expect(refresh).not.toHaveBeenCalled()
  work.start()
  await clock.advance(2_000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a kind that the content says nothing of is not told', () => {
  const { work, store, $pending } = following()
  work.start()
  $pending.set({ ...nothing, lastTerminationStartedAt: began })
  expect(store.$visible.get()).toEqual([])
})
