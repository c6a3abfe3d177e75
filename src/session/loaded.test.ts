import { expect, test } from 'vitest'
import { manualClock } from '../lib/manual-clock.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { loaderOf } from './loaded.ts'

const answer = (value: string): Outcome<string> => ({ kind: 'answer', value, reference: 'r1' })
const lost: Outcome<string> = { kind: 'unknown', reason: 'noConnection', reference: 'r2' }

/** A loader whose questions are answered by hand, in any order. */
function asked() {
  const waiting: ((outcome: Outcome<string>) => void)[] = []
  const clock = manualClock()
  const loader = loaderOf(() => new Promise<Outcome<string>>((resolve) => waiting.push(resolve)), clock)
  const answerTo = async (question: number, outcome: Outcome<string>) => {
    waiting[question]?.(outcome)
    await clock.advance(1000)
  }
  return { loader, waiting, answerTo, clock }
}

test('what is there or on its way is not asked for again', async () => {
  const { loader, waiting, answerTo, clock } = asked()
  const at = clock.now()
  void loader.load()
  void loader.load()
  await answerTo(0, answer('12,40'))
  await loader.load()
  expect(waiting).toHaveLength(1)
  expect(loader.$loaded.get()).toEqual({ name: 'ready', value: '12,40', at })
})

test('a failure may be asked about again', async () => {
  const { loader, answerTo } = asked()
  void loader.load()
  await answerTo(0, lost)
  expect(loader.$loaded.get()).toEqual({ name: 'failed', failed: lost })
  void loader.load()
  expect(loader.$loaded.get()).toEqual({ name: 'loading' })
  await answerTo(1, answer('1'))
  expect(loader.$loaded.get()).toMatchObject({ name: 'ready', value: '1' })
})

test('with the connection lost, the last answer stays with its time', async () => {
  const { loader, answerTo, clock } = asked()
  const at = clock.now()
  void loader.load()
  await answerTo(0, answer('old'))
  void loader.refresh()
  expect(loader.$loaded.get()).toMatchObject({ name: 'ready', value: 'old' })
  await answerTo(1, lost)
  expect(loader.$loaded.get()).toEqual({ name: 'ready', value: 'old', at, failed: lost })
})

test('figures that are asked for once more say so until there is an answer, of whatever kind', async () => {
  const { loader, answerTo, clock } = asked()
  const at = clock.now()
  const old = { name: 'ready', value: 'old', at, failed: lost }
  void loader.load()
  await answerTo(0, answer('old'))
  void loader.refresh()
  expect(loader.$loaded.get()).not.toHaveProperty('isAsking')
  await answerTo(1, lost)
  void loader.refresh()
  expect(loader.$loaded.get()).toEqual({ ...old, isAsking: true })
  await answerTo(2, lost)
  expect(loader.$loaded.get()).toEqual(old)
  void loader.refresh()
  await answerTo(3, answer('new'))
  expect(loader.$loaded.get()).toEqual({ name: 'ready', value: 'new', at: at + 3000 })
  void loader.refresh()
  await answerTo(4, lost)
  void loader.refresh()
  loader.put('changed here')
  expect(loader.$loaded.get()).toEqual({ name: 'ready', value: 'changed here', at: at + 5000 })
})

test('an answer that was overtaken is dropped', async () => {
  const { loader, answerTo } = asked()
  void loader.refresh()
  void loader.refresh()
  await answerTo(1, answer('new'))
  await answerTo(0, answer('old'))
  expect(loader.$loaded.get()).toMatchObject({ value: 'new' })
  void loader.refresh()
  loader.put('changed here')
  await answerTo(2, answer('asked before the change'))
  expect(loader.$loaded.get()).toMatchObject({ value: 'changed here' })
})
