import * as v from 'valibot'

/** What a step of `npm test` came to. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

const VitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numPendingTests: v.number() }),
  v.transform(
    (report): Count => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  ),
)

const PlaywrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  }),
  v.transform(
    ({ stats }): Count => ({
      // Flaky ones passed when tried again; the run names them.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  ),
)

const Report = v.union([VitestReport, PlaywrightReport])

/**
 * Counts a step that ended well or not: by the JSON report of its tests where it wrote one, else as one check. A step
 * that ended badly though every test in its report passed has failed too: something beside the tests broke.
 */
export function countStep(endedWell: boolean, report: string | undefined): Count {
  if (report === undefined) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 }
  const count = v.parse(Report, JSON.parse(report))
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** The line that ends `npm test`: `812 passed, 0 failed`. */
export function closingLine(counts: Count[]): string {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
}
