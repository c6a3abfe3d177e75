import { Icon } from '../../ui/Icon.tsx'
import type { NoticesWords } from './Notices.tsx'
import type { Notice } from './notice.ts'

interface Props {
  notice: Notice
  /** Its text is there without a press. */
  isWhole: boolean
  words: NoticesWords
}

/** A notice that lies above the page: its title, and the rest for who presses it, so that it covers no figures. */
export function StackedNotice({ notice: { type, title, text, onClose, onTryAgain }, isWhole, words }: Props) {
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
      {onTryAgain && (
        <button
          className="notification-close"
          type="button"
          aria-label={words['account.tryAgain']}
          onClick={onTryAgain}
        >
          <Icon name="refresh" size="sm" />
        </button>
      )}
      {onClose && (
        <button
          className="notification-close"
          type="button"
          aria-label={words['notices.close']}
          onClick={onClose}
        >
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  )
}
