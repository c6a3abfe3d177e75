import { useStore } from '@nanostores/react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { isWithoutConnection } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { TemplateContent } from '../../ui/TemplateContent.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { NotificationStack } from './NotificationStack.tsx'
import { type Notice, withTime } from './notice.ts'
import type { NoticesWords } from './notices.microcopy.ts'
import { $standing, notifications } from './notices.state.ts'
import { useSince } from './use-since.ts'

interface Props {
  words: NoticesWords
  language: Language
}

/**
 * What lies above a page of self-service: what is under way, and why its figures are not of now.
 * Why: docs/decisions/0032-notices-above-the-page.md
 */
export function Notices({ words, language }: Props) {
  const entries = useStore(notifications.$visible)
  const standing = useStore($standing)
  const isOffline = useStore($isOffline)
  const failed = standing?.failed
  const isOff = isOffline || isWithoutConnection(failed)
  const offSince = useSince(isOff)
  const staleSince = useSince(failed !== undefined)
  const titled = (title: string) => withTime(title, words['account.asOf'], standing?.at, Date.now(), language)
  const notices: Notice[] = entries.map(({ notificationType: kind, content, activationDate }) => ({
    kind,
    type: content.notificationType,
    title: content.title,
    text: content.text ?? <TemplateContent id={notificationTextId(kind)} />,
    action: content.action,
    activationDate,
    onClose: content.showCloseButton ? () => notifications.dismiss(kind) : undefined,
  }))
  if (isOff)
    notices.push({
      kind: 'offline',
      type: 'warning',
      title: titled(words['notices.offline']),
      text: words['notices.offlineText'],
      activationDate: offSince,
      // Where the browser knows of no loss, it will not report its end either.
      onTryAgain: isOffline ? undefined : standing?.onTryAgain,
      isAsking: standing?.isAsking,
    })
  else if (standing && failed)
    notices.push({
      kind: 'stale',
      type: 'error',
      title: titled(words['notices.stale']),
      text: (
        <>
          <p>{words[troubleKey(failed)]}</p>
          <p className="field-hint">
            <TextWithPhones text={fill(words['trouble.reference'], { reference: failed.reference })} />
          </p>
        </>
      ),
      activationDate: staleSince,
      onTryAgain: standing.onTryAgain,
      isAsking: standing.isAsking,
    })
  return <NotificationStack notices={notices} words={words} />
}

/** Where the page keeps a kind's formatted text. */
const notificationTextId = (kind: string) => `notice-${kind}`
