import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manualClock } from '../lib/manual-clock.ts'
import type { Outcome, Trouble } from '../operator/client/outcome.ts'
import { createPolling, pauseAskedFor, pauseBefore, waitingLimit } from './polling.ts'

test('pauses grow from 2 s to 10 s and stay there', () => {
  expect(pauseBefore(0)).toBe(2_000)
  fc.assert(
    fc.property(fc.nat(10_000), (asked) => {
      expect(pauseBefore(asked + 1)).toBeGreaterThanOrEqual(pauseBefore(asked))
      expect(pauseBefore(asked)).toBeGreaterThanOrEqual(2_000)
      expect(pauseBefore(asked)).toBeLessThanOrEqual(10_000)
    }),
  )
  expect(pauseBefore(4)).toBe(10_000)
})

const tooMany = (retryAfterInSeconds: number | undefined): Trouble => ({
  kind: 'unknown',
  reason: 'tooManyRequests',
  retryAfterInSeconds,
  reference: 'R',
})

test.each<[Trouble, number]>([
  [tooMany(30), 30_000],
  [tooMany(undefined), 0],
  [tooMany(999_999), waitingLimit],
  [{ kind: 'unknown', reason: 'timeLimit', reference: 'R' }, 0],
  [{ kind: 'unavailable', reference: 'R' }, 0],
])('%o asks for a pause of %d ms', (trouble, pause) => {
  expect(pauseAskedFor(trouble)).toBe(pause)
})

describe('asking until an answer is final', () => {
  /** Asks a clock that is moved by hand; notes when it asked, in seconds, and what was reported. */
  function polling({ final = Number.POSITIVE_INFINITY, isOver = false } = {}) {
    const clock = manualClock(0)
    const asked: number[] = []
    const told: number[] = []
    let hold: Promise<void> | undefined
    const questions = createPolling({
      clock,
      isOver: () => isOver,
      async ask(): Promise<Outcome<number>> {
        asked.push(clock.now() / 1000)
        await hold
        return { kind: 'answer', value: asked.length, reference: 'R' }
      },
      tell(outcome) {
        if (outcome.kind === 'answer') told.push(outcome.value)
        return outcome.kind === 'answer' && outcome.value < final
      },
    })
    return {
      ...questions,
      clock,
      asked,
      told,
      /** The answer waits until what comes back is called. */
      holdAnswer() {
        let go = () => {}
        hold = new Promise((resolve) => (go = resolve))
        return go
      },
    }
  }

  test('at once, then after 2, 3, 4.5, 6.75 and 10 seconds', async () => {
    const { start, clock, asked } = polling()
    start()
    await clock.advance(40_000)
    expect(asked).toEqual([0, 2, 5, 9.5, 16.25, 26.25, 36.25])
  })

  test('what is final, and a time limit, end it', async () => {
    const final = polling({ final: 2 })
    final.start()
    await final.clock.advance(60_000)
    expect(final.told).toEqual([1, 2])
    const limited = polling({ isOver: true })
    limited.start()
    await limited.clock.advance(60_000)
    expect(limited.told).toEqual([1])
  })

  test('an answer that comes after it was stopped is dropped, and nothing more is asked', async () => {
    const { start, stop, clock, asked, told, holdAnswer } = polling()
    const answer = holdAnswer()
    start()
    stop()
    answer()
    await clock.advance(60_000)
    expect([asked, told]).toEqual([[0], []])
  })

  test('a user who leaves while an answer is reported is asked about no more', async () => {
    const clock = manualClock(0)
    let asked = 0
    const questions = createPolling({
      clock,
      isOver: () => false,
      async ask(): Promise<Outcome<number>> {
        asked += 1
        return { kind: 'answer', value: asked, reference: 'R' }
      },
      tell() {
        questions.stop()
        return true
      },
    })
    questions.start()
    await clock.advance(60_000)
    expect(asked).toBe(1)
  })

  test('begun again it asks at once, with the first pauses, and only once each time', async () => {
    const { start, clock, asked } = polling()
    start()
    await clock.advance(4_000)
    start()
    await clock.advance(4_000)
    expect(asked).toEqual([0, 2, 4, 6])
  })
})

test('a user who is asked to wait longer than the pause waits so long', async () => {
  const pauses: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  createPolling({
    ask: async () => tooMany(30),
    tell: () => true,
    isOver: () => false,
    clock: {
      after(pause) {
        pauses.push(pause)
        resolve()
        return () => undefined
      },
    },
  }).start()
  await promise
  expect(pauses).toEqual([30_000])
})
