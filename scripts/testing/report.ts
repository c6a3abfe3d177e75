import * as v from 'valibot'

/** What a step of `npm test` came to. */
export interface Count {
  passed: number
  failed: number
  skipped: number
  /** Titles of the tests that failed first and passed when tried again. */
  flaky: string[]
}

const VitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    testResults: v.array(
      v.object({
        assertionResults: v.array(
          v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
        ),
      }),
    ),
  }),
  v.transform(
    (report): Count => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      flaky: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => fullName),
    }),
  ),
)

const Spec = v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })
interface Suite {
  specs?: v.InferOutput<typeof Spec>[] | undefined
  suites?: Suite[] | undefined
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(v.array(Spec)),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

const specsOf = ({ specs = [], suites = [] }: Suite): v.InferOutput<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const PlaywrightReport = v.pipe(
  v.object({
    suites: v.array(Suite),
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  }),
  v.transform(
    ({ suites, stats }): Count => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: suites
        .flatMap(specsOf)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ title }) => title),
    }),
  ),
)

const Report = v.union([VitestReport, PlaywrightReport])

/**
 * Counts a step that ended well or not: by the JSON report of its tests where it wrote one, else as one check. A step
 * that ended badly though every test in its report passed has failed too: something beside the tests broke.
 */
export function countStep(endedWell: boolean, report: string | undefined): Count {
  if (report === undefined)
    return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0, flaky: [] }
  const count = v.parse(Report, JSON.parse(report))
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** The line that ends `npm test`: `812 passed, 0 failed`. */
export function closingLine(counts: readonly Count[]): string {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
}
