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
  notice: { type, title, text, action, onClose, onTryAgain },
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
      {onTryAgain && <NoticeButton icon="refresh" label={words['account.tryAgain']} onPress={onTryAgain} />}
      {onClose && <NoticeButton icon="close" label={words['notices.close']} onPress={onClose} />}
    </div>
  )
}

function NoticeButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button className="notification-close" type="button" aria-label={label} onClick={onPress}>
      <Icon name={icon} size="sm" />
    </button>
  )
}
