import { type KeyboardEvent, useEffect, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Notice, newestFirst } from './notice.ts'
import type { NoticesWords } from './notices.microcopy.ts'
import { StackedNotice } from './StackedNotice.tsx'

interface Props {
  notices: readonly Notice[]
  words: NoticesWords
}

/**
 * Notices at the head of a page: one line in its flow on a phone, beside the heading where there is room for both, with what can
 * be done about it. Several are the newest of them and a count, until it is pressed. It goes while someone scrolls
 * down and nothing new comes.
 */
export function NotificationStack({ notices, words }: Props) {
  const [isOpened, setOpened] = useState(false)
  const shown = newestFirst(notices)
  const isHidden = useScrollsDown(shown.map(({ kind, activationDate }) => `${kind} ${activationDate}`).join())
  const [newest, ...others] = shown
  if (!newest) return null
  const isPile = others.length > 0
  const isOpen = isPile && isOpened
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside.
    <div
      className="notices-stack"
      data-hidden={isHidden || undefined}
      data-open={isOpen || undefined}
      onKeyDown={closeByKey}
    >
      {isPile && (
        <button
          className={`notification notification-${newest.type} notices-pile`}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon name={newest.type} />
          <span className="notification-title">
            {isOpen ? fill(words['notices.all'], { n: shown.length }) : newest.title}
          </span>
          {!isOpen && (
            <span className="notices-count">
              <span className="sr-only">{fill(words['notices.all'], { n: '' })}</span>
              {shown.length}
            </span>
          )}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
      {(isOpen || !isPile) &&
        shown.map((notice) => (
          <StackedNotice key={notice.kind} notice={notice} isWhole={isPile} words={words} />
        ))}
    </div>
  )
}

/** So long after something new the page may move by itself, because of it. Milliseconds. */
const settling = 1_000

/** As far down as their own place is in sight nothing hides them. CSS pixels. */
const ownPlace = 160

function useScrollsDown(news: string): boolean {
  const [isDown, setDown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes new is to be seen, wherever the page is.
  useEffect(() => {
    setDown(false)
    const came = performance.now()
    let last = scrollY
    const follow = ({ timeStamp }: Event) => {
      // A finger trembles, and where their place is in sight they are.
      if (Math.abs(scrollY - last) < 8 && scrollY > ownPlace) return
      if (timeStamp - came > settling) setDown(scrollY > last && scrollY > ownPlace)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [news])
  return isDown
}
