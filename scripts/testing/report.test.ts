import { expect, test } from 'vitest'
import { closingLine, countStep } from './report.ts'

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    numPendingTests: 2,
    success: numFailedTests === 0,
    testResults: [
      {
        assertionResults: [
          { fullName: 'a sum is read', status: 'passed', failureMessages: [] },
          { fullName: 'a date is read', status: 'passed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  })

const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({
    suites: [
      {
        specs: [{ title: 'a card is paid', tests: [{ status: 'expected' }] }],
        suites: flaky ? [{ specs: [{ title: 'a bank is left', tests: [{ status: 'flaky' }] }] }] : [],
      },
    ],
    stats: { expected, unexpected, flaky, skipped: 3 },
  })

test('a check counts as one', () => {
  expect(countStep(true, undefined)).toMatchObject({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep(false, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('tests are counted one by one', () => {
  expect(countStep(true, vitest(40, 0))).toMatchObject({ passed: 40, failed: 0, skipped: 2 })
  expect(countStep(false, vitest(38, 2))).toMatchObject({ passed: 38, failed: 2, skipped: 2 })
  expect(countStep(true, playwright(12, 0))).toMatchObject({ passed: 12, failed: 0, skipped: 3, flaky: [] })
})

test('a test that passed at the second try has passed and is named', () => {
  expect(countStep(true, playwright(11, 0, 1))).toMatchObject({ passed: 12, flaky: ['a bank is left'] })
  expect(countStep(true, vitest(40, 0)).flaky).toEqual(['a date is read'])
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
