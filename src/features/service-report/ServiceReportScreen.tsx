import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { ReportLines } from './ReportLines.tsx'
import type { ServiceReportWords } from './ServiceReport.island.tsx'
import type { Report } from './service-report.store.ts'

interface Props {
  report: Report
  words: ServiceReportWords
  language: Language
  onTryAgain: () => void
}

export function ServiceReportScreen({ report, words, language, onTryAgain }: Props) {
  switch (report.name) {
    case 'loading':
      return <Spinner label={words['report.loading']} />
    case 'wrong':
      return null
    case 'empty':
      return (
        <div className="records-empty" role="status">
          <Icon name="info" size="xl" />
          <h2 className="text-h3">{words['report.empty']}</h2>
          <p>{words['report.emptyText']}</p>
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
