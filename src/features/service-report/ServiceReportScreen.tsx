import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyRecords } from '../../ui/EmptyRecords.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { ReportLines } from './ReportLines.tsx'
import type { ServiceReportWords } from './service-report.microcopy.ts'
import type { Report } from './service-report.store.ts'

interface Props {
  report: Report
  /** Of the page: shown where there is nothing to report. */
  drawing: Drawing | undefined
  words: ServiceReportWords
  language: Language
  onTryAgain: () => void
}

export function ServiceReportScreen({ report, drawing, words, language, onTryAgain }: Props) {
  switch (report.name) {
    case 'loading':
      return <Spinner label={words['report.loading']} />
    case 'wrong':
      return null
    case 'empty':
      return (
        <div role="status">
          <EmptyRecords drawing={drawing} title={words['report.empty']} text={words['report.emptyText']} />
        </div>
      )
    case 'failed': {
      const { failed } = report
      const isRefused = failed.kind === 'failure' && failed.code === 'PERIOD_NOT_OFFERED'
      return (
        <Trouble
          text={isRefused ? words['report.notOffered'] : words[troubleKey(failed)]}
          reference={fill(words['trouble.reference'], { reference: failed.reference })}
        >
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['report.tryAgain']}
          </Button>
        </Trouble>
      )
    }
    case 'ready':
      return <ReportLines report={report.report} words={words} language={language} />
  }
}
