import { atom, type ReadableAtom } from 'nanostores'
import { type Clock, systemClock } from '../../lib/clock.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { ServiceReport } from '../../operator/client/service-report.ts'
import type { Failed } from '../../session/loaded.ts'
import type { Period, PeriodProblem } from './service-report.ts'
import { problemOf } from './service-report.ts'

export type Report =
  | { name: 'loading'; period: Period }
  /** The dates can't be reported on; nothing was asked. */
  | { name: 'wrong'; period: Period; problem: PeriodProblem }
  | { name: 'empty'; period: Period }
  /** `at`: when it was so, UTC milliseconds. */
  | { name: 'ready'; period: Period; report: ServiceReport; at: number }
  | { name: 'failed'; period: Period; failed: Failed }

interface Dependencies {
  first: Period
  ask: (period: Period) => Promise<Outcome<ServiceReport>>
  /** The day of the calendar in Vilnius. */
  today: () => string
  clock?: Pick<Clock, 'now'>
}

export interface ServiceReportStore {
  $report: ReadableAtom<Report>
  /** Shows a period; the last one that was asked for is what is shown, whichever answer comes last. */
  show(period: Period): Promise<void>
}

export function createServiceReportStore({
  first,
  ask,
  today,
  clock = systemClock,
}: Dependencies): ServiceReportStore {
  const $report = atom<Report>({ name: 'loading', period: first })
  return {
    $report,
    async show(period) {
      const problem = problemOf(period, today())
      if (problem) return $report.set({ name: 'wrong', period, problem })
      const loading: Report = { name: 'loading', period }
      $report.set(loading)
      const outcome = await ask(period)
      if ($report.get() !== loading) return
      if (outcome.kind !== 'answer') return $report.set({ name: 'failed', period, failed: outcome })
      const isEmpty = outcome.value.groups.every(({ lines }) => lines.length === 0)
      $report.set(
        isEmpty
          ? { name: 'empty', period }
          : { name: 'ready', period, report: outcome.value, at: clock.now() },
      )
    },
  }
}
