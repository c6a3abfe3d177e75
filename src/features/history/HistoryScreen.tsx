import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { HistoryWords } from './History.island.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import type { History } from './history.store.ts'

interface Props {
  history: History
  words: HistoryWords
  language: Language
  reportPath: string
  onMore: () => void
  onTryAgain: () => void
}

export function HistoryScreen({ history, words, language, reportPath, onMore, onTryAgain }: Props) {
  switch (history.name) {
    case 'loading':
      return <Spinner label={words['history.loading']} />
    case 'empty':
      return (
        <div className="records-empty">
          <Icon name="info" size="xl" />
          <p className="text-h3">{words['history.empty']}</p>
          <p>{words['history.emptyText']}</p>
        </div>
      )
    case 'failed':
      return (
        <Trouble
          text={words[troubleKey(history.failed)]}
          reference={fill(words['trouble.reference'], { reference: history.failed.reference })}
        >
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['history.tryAgain']}
          </Button>
        </Trouble>
      )
    case 'ready':
      return (
        <div className="grid gap-gap">
          <HistoryLines records={history.records} words={words} language={language} />
          {history.failed && (
            <Trouble
              text={words[troubleKey(history.failed)]}
              reference={fill(words['trouble.reference'], { reference: history.failed.reference })}
            />
          )}
          <div className="records-foot">
            {history.hasMore ? (
              <Button
                type="secondary"
                isFullWidthOnMobile
                busyLabel={history.isAsking ? words['history.asking'] : undefined}
                onClick={onMore}
              >
                {words['history.more']}
              </Button>
            ) : (
              <p className="field-hint">{words['history.all']}</p>
            )}
            <a className="button button-text" href={reportPath}>
              {words['history.report']}
            </a>
          </div>
        </div>
      )
  }
}
