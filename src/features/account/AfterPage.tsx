import { memo, useEffect } from 'react'
import type { NotificationKind } from '../../content/notification.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { keepPages } from '../../session/keep-pages.ts'
import { learnSession } from '../../session/learn-session.ts'
import { $session } from '../../session/session.state.ts'
import { followCommonUsage } from '../notifications/follow-common-usage.ts'
import { Notices } from '../notifications/Notices.tsx'
import type { NotificationContent } from '../notifications/notifications.store.ts'
import type { AccountGateWords } from './account.microcopy.ts'
import { holdInTheMiddle } from './hold-page.ts'
import { makeReady } from './make-ready.ts'

interface Props {
  words: AccountGateWords
  language: Language
  /** What the content says of what is under way; undefined where the page follows it with its own figures. */
  contents: Partial<Record<NotificationKind, NotificationContent>> | undefined
}

/** What comes once an account page is: notices, what makes a change to the next page quick, what is kept for later, and what waits out maintenance. */
export const AfterPage = memo(function AfterPage({ words, language, contents }: Props) {
  useEffect(() => {
    makeReady()
    keepPages()
    holdInTheMiddle({ $session, learn: () => learnSession({ withoutHint: true }), clock: systemClock })
  }, [])
  useEffect(() => (contents ? followCommonUsage(contents) : undefined), [contents])
  return <Notices words={words} language={language} />
})
