import { memo, useEffect } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { learnSession } from '../../session/learn-session.ts'
import { $session } from '../../session/session.state.ts'
import { Notices } from '../notifications/Notices.tsx'
import type { AccountGateWords } from './account.microcopy.ts'
import { holdInTheMiddle } from './hold-page.ts'
import { makeReady } from './make-ready.ts'

interface Props {
  words: AccountGateWords
  language: Language
}

/** What comes once an account page is: notices, what makes a change to the next page quick, and what waits out maintenance. */
export const AfterPage = memo(function AfterPage({ words, language }: Props) {
  useEffect(() => {
    makeReady()
    holdInTheMiddle({ $session, learn: () => learnSession({ withoutHint: true }), clock: systemClock })
  }, [])
  return <Notices words={words} language={language} />
})
