import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import type { DashboardPartProps } from './DashboardScreen.tsx'

/** What a customer has to know before the figures. */
export function DashboardNotices({
  used,
  insufficientSince,
  words,
  language,
  paths,
  isOff,
  failed,
  onCloseInsufficient,
  onTryAgain,
}: DashboardPartProps & { failed: Failed | undefined }) {
  const standardFeeSince = used.name === 'ready' ? used.value.standardFeeActivatedAt : null
  if (!isOff && !failed && standardFeeSince === null && insufficientSince === undefined) return null
  return (
    <div className="dashboard-wide grid gap-gap">
      {isOff && (
        <Notification type="warning">
          <p>{words['dashboard.offline']}</p>
        </Notification>
      )}
      {failed && (
        <Notification type="error">
          <p>{words[troubleKey(failed)]}</p>
          <p className="field-hint">{fill(words['trouble.reference'], { reference: failed.reference })}</p>
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['dashboard.tryAgain']}
          </Button>
        </Notification>
      )}
      {insufficientSince !== undefined && (
        <Notification
          type="warning"
          title={words['dashboard.insufficientTitle']}
          close={{ label: words['dashboard.close'], onClose: onCloseInsufficient }}
        >
          <p>{words['dashboard.insufficientText']}</p>
        </Notification>
      )}
      {standardFeeSince !== null && (
        <Notification type="info" title={words['dashboard.standardFeeTitle']}>
          <p>
            {fill(words['dashboard.standardFeeText'], { date: formatDay(standardFeeSince, language) })}{' '}
            <a className="text-link" href={paths.standardRates}>
              {words['dashboard.standardRates']}
            </a>
          </p>
        </Notification>
      )}
    </div>
  )
}
