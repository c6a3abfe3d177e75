import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { isWithoutConnection } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyRecords } from '../../ui/EmptyRecords.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { HistoryLines } from './HistoryLines.tsx'
import type { HistoryWords } from './history.microcopy.ts'
import type { History } from './history.store.ts'

interface Props {
  history: History
  /** Of the page: shown where there is nothing yet. */
  drawing: Drawing | undefined
  isOffline: boolean
  words: HistoryWords
  language: Language
  paths: HistoryPaths
  onMore: () => void
  onTryAgain: () => void
  onReceipt: (receiptReference: string) => void
}

export function HistoryScreen(props: Props) {
  const { history, drawing, isOffline, words, paths, onTryAgain } = props
  switch (history.name) {
    case 'loading':
      return <Spinner label={words['history.loading']} />
    case 'empty':
      return (
        <EmptyRecords drawing={drawing} title={words['history.empty']} text={words['history.emptyText']}>
          <div className="records-actions">
            <ActionLink href={paths.plans} isOff={isOffline}>
              {words['account.orderPlan']}
            </ActionLink>
            <ActionLink type="outline" href={paths.topUp} isOff={isOffline}>
              {words['account.topUp']}
            </ActionLink>
          </div>
        </EmptyRecords>
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
      return <Records {...props} history={history} />
  }
}

function Records({
  history,
  isOffline,
  words,
  language,
  paths,
  onMore,
  onReceipt,
}: Props & { history: Extract<History, { name: 'ready' }> }) {
  const { records, hasMore, isAsking, failed } = history
  const isOff = isOffline || isWithoutConnection(failed)
  const end = useFocusIfLost<HTMLParagraphElement>(hasMore)
  return (
    <div className="grid gap-gap">
      <HistoryLines
        records={records}
        hasMore={hasMore}
        words={words}
        language={language}
        onReceipt={onReceipt}
        more={
          <div className="records-more">
            {hasMore ? (
              <Button
                type="outline"
                isFullWidthOnMobile
                isOff={isOff}
                busyLabel={isAsking ? words['history.asking'] : undefined}
                onClick={onMore}
              >
                {words['history.more']}
              </Button>
            ) : (
              <p className="field-hint" ref={end} tabIndex={-1}>
                {words['history.all']}
              </p>
            )}
          </div>
        }
        report={
          <ActionLink type="text" href={paths.report} isOff={isOff}>
            {words['history.report']}
          </ActionLink>
        }
      />
    </div>
  )
}

/** Where the history leads to. */
export interface HistoryPaths {
  report: string
  plans: string
  topUp: string
}
