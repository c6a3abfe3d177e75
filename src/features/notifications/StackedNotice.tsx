import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { Notice } from './notice.ts'
import type { NoticesWords } from './notices.microcopy.ts'

interface Props {
  notice: Notice
  /** Its text is there without a press. */
  isWhole: boolean
  words: NoticesWords
}

/** A notice that lies above the page: its title, and the rest for who presses it, so that it covers no figures. */
export function StackedNotice({
  notice: { type, title, text, action, onClose, onTryAgain, isAsking },
  isWhole,
  words,
}: Props) {
  return (
    <div className={`notification notification-${type}`} role={type === 'error' ? 'alert' : undefined}>
      <Icon name={type} />
      {title && !isWhole ? (
        <details className="notification-text">
          <summary>
            <span className="notification-title">{title}</span>
            <Icon name="chevron-down" size="sm" />
          </summary>
          {text}
        </details>
      ) : (
        <div className="notification-text">
          {title && <p className="notification-title">{title}</p>}
          {text}
        </div>
      )}
      {action && (
        <a className="text-link" href={action.href}>
          {action.label}
        </a>
      )}
      {onTryAgain && (
        <NoticeButton
          icon="refresh"
          label={words['account.tryAgain']}
          isBusy={isAsking}
          onPress={onTryAgain}
        />
      )}
      {onClose && <NoticeButton icon="close" label={words['notices.close']} onPress={onClose} />}
    </div>
  )
}

interface NoticeButtonProps {
  icon: IconName
  label: string
  /** It takes no second press. */
  isBusy?: boolean | undefined
  onPress: () => void
}

function NoticeButton({ icon, label, isBusy = false, onPress }: NoticeButtonProps) {
  return (
    <button
      className="notification-close"
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {isBusy ? <span className="button-spinner" aria-hidden="true" /> : <Icon name={icon} size="sm" />}
    </button>
  )
}
