import { expect, test } from 'vitest'
import { joinedCalls } from './joined-calls.ts'
import { memoryStore } from './shared-store.fixture.ts'

/** Instances that share a store and a clock, which is set by hand. */
function instances(call: () => Promise<void> = async () => undefined) {
  const store = memoryStore()
  let now = Date.parse('2026-11-28T10:00:00Z')
  let calls = 0
  const waiting: { until: number; wake: () => void }[] = []
  /** A publication that another instance receives. */
  const publish = () =>
    joinedCalls({
      store,
      now: () => now,
      wait: (milliseconds) =>
        new Promise<void>((wake) => {
          waiting.push({ until: now + milliseconds, wake })
        }),
      call: () => {
        calls += 1
        return call()
      },
    })()
  const settled = () => new Promise(setImmediate)
  async function at(time: string) {
    await settled()
    now = Date.parse(`2026-11-28T${time}Z`)
    for (const { until, wake } of waiting) if (until <= now) wake()
    await settled()
  }
  return { publish, at, calls: () => calls, names: store.names }
}

test('a thousand publications that a thousand instances receive are one call', async () => {
  const { publish, at, calls, names } = instances()
  const all = Array.from({ length: 500 }, publish)
  await at('10:00:19.999')
  all.push(...Array.from({ length: 500 }, publish))
  await at('10:00:20.999')
  expect(calls()).toBe(0)
  await at('10:00:21')
  await Promise.all(all)
  expect(calls()).toBe(1)
  expect(await names()).toEqual([])
})

test('what is published later has a call of its own', async () => {
  const { publish, at, calls } = instances()
  const first = publish()
  await at('10:00:20')
  const second = publish()
  await at('10:00:41')
  await Promise.all([first, second])
  expect(calls()).toBe(2)
})

test('a call that fails is an error of the one that made it, and the next one is made', async () => {
  const { publish, at, calls } = instances(() => Promise.reject(new Error('the build hook answered 500')))
  const first = expect(publish()).rejects.toThrow('500')
  await at('10:00:21')
  await first
  const second = expect(publish()).rejects.toThrow('500')
  await at('10:00:41')
  await second
  expect(calls()).toBe(2)
})
