import { expect, test } from 'vitest'
import { closingLine, countStep } from './test-report.ts'

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 2, success: numFailedTests === 0 })

const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ suites: [], stats: { expected, unexpected, flaky, skipped: 3 } })

test('a check counts as one', () => {
  expect(countStep(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('tests are counted one by one', () => {
  expect(countStep(true, vitest(40, 0))).toEqual({ passed: 40, failed: 0, skipped: 2 })
  expect(countStep(false, vitest(38, 2))).toEqual({ passed: 38, failed: 2, skipped: 2 })
  expect(countStep(true, playwright(12, 0))).toEqual({ passed: 12, failed: 0, skipped: 3 })
})

test('a test that passed at the second try has passed', () => {
  expect(countStep(true, playwright(11, 0, 1))).toEqual({ passed: 12, failed: 0, skipped: 3 })
})

test('a run that broke beside its tests has failed', () => {
  expect(countStep(false, vitest(40, 0)).failed).toBe(1)
})

test('a report of another shape is refused', () => {
  expect(() => countStep(true, '{}')).toThrow()
})

test('the closing line sums the steps', () => {
  const counts = [
    countStep(true, undefined),
    countStep(true, vitest(40, 0)),
    countStep(false, playwright(11, 1)),
  ]
  expect(closingLine(counts)).toBe('52 passed, 1 failed')
})
