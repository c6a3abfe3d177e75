import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import type { DashboardPartProps } from './DashboardScreen.tsx'

/** Why the figures are not what they should be. */
export function DashboardNotices({
  words,
  isOff,
  failed,
  onTryAgain,
}: DashboardPartProps & { failed: Failed | undefined }) {
  if (!isOff && !failed) return null
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
    </div>
  )
}
