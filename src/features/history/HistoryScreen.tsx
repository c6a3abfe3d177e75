import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { isWithoutConnection } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { HistoryPaths, HistoryWords } from './History.island.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import type { History } from './history.store.ts'

interface Props {
  history: History
  isOffline: boolean
  words: HistoryWords
  language: Language
  paths: HistoryPaths
  onMore: () => void
  onTryAgain: () => void
}

export function HistoryScreen(props: Props) {
  const { history, isOffline, words, paths, onTryAgain } = props
  switch (history.name) {
    case 'loading':
      return <Spinner label={words['history.loading']} />
    case 'empty':
      return (
        <div className="records-empty">
          <Icon name="info" size="xl" />
          <h2 className="text-h3">{words['history.empty']}</h2>
          <p>{words['history.emptyText']}</p>
          <div className="records-actions">
            <ActionLink href={paths.plans} isOff={isOffline}>
              {words['dashboard.orderPlan']}
            </ActionLink>
            <ActionLink type="outline" href={paths.topUp} isOff={isOffline}>
              {words['dashboard.topUp']}
            </ActionLink>
          </div>
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
}: Props & { history: Extract<History, { name: 'ready' }> }) {
  const { records, hasMore, isAsking, failed } = history
  const isOff = isOffline || isWithoutConnection(failed)
  return (
    <div className="grid gap-gap">
      <HistoryLines records={records} words={words} language={language} />
      <div className="records-foot">
        {hasMore ? (
          <Button
            type="secondary"
            isFullWidthOnMobile
            aria-disabled={isOff || undefined}
            busyLabel={isAsking ? words['history.asking'] : undefined}
            onClick={isOff ? undefined : onMore}
          >
            {words['history.more']}
          </Button>
        ) : (
          <p className="field-hint">{words['history.all']}</p>
        )}
        <ActionLink type="text" href={paths.report} isOff={isOff}>
          {words['history.report']}
        </ActionLink>
      </div>
    </div>
  )
}
