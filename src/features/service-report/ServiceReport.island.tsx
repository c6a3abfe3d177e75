import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { calendarDateOf } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { isWithoutConnection } from '../../session/loaded.ts'
import { whenBack } from '../../session/when-back.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { ServiceReportScreen } from './ServiceReportScreen.tsx'
import { askServiceReport } from './service-report.api.ts'
import type { ServiceReportWords } from './service-report.microcopy.ts'
import { createServiceReportStore, type Report } from './service-report.store.ts'
import { monthsUntil } from './service-report.ts'

interface Props {
  words: ServiceReportWords
  language: Language
  drawing: Drawing | undefined
}

const today = () => calendarDateOf(Date.now())

/** What the current number used and what it cost, over a month or dates of one's own. */
export function ServiceReport({ words, language, drawing }: Props) {
  const [months] = useState(() => monthsUntil(today()))
  const [first = { from: today(), to: today() }] = months
  const [store] = useState(() => createServiceReportStore({ first, ask: askServiceReport, today }))
  const report = useStore(store.$report)
  const isOffline = useStore($isOffline)
  useEffect(() => {
    const ask = () => void store.show(store.$report.get().period)
    const failure = () => failureOf(store.$report.get())
    const askIfFailed = () => failure() && ask()
    ask()
    const stop = whenBack(failure, ask)
    addEventListener('online', askIfFailed)
    return () => {
      stop()
      removeEventListener('online', askIfFailed)
    }
  }, [store])
  const onTryAgain = useCallback(() => void store.show(store.$report.get().period), [store])
  useStanding({
    at: report.name === 'ready' ? report.at : undefined,
    failed: undefined,
    isAsking: false,
    onTryAgain,
  })
  const isOff = isOffline || isWithoutConnection(failureOf(report))
  return (
    <div className="grid gap-block">
      <ForNumber
        language={language}
        loadingLabel={words['report.loading']}
        failed={words['trouble.unknown']}
        tryAgain={words['report.tryAgain']}
      >
        <PeriodForm
          months={months}
          report={report}
          isOff={isOff}
          today={today()}
          words={words}
          language={language}
          onShow={store.show}
        />
        <ServiceReportScreen
          report={report}
          drawing={drawing}
          words={words}
          language={language}
          onTryAgain={onTryAgain}
        />
      </ForNumber>
    </div>
  )
}

const failureOf = (report: Report) => (report.name === 'failed' ? report.failed : undefined)
