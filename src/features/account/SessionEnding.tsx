import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { learnSession } from '../../session/learn-session.ts'
import { $session, $sessionEnd } from '../../session/session.state.ts'
import { staySignedIn } from '../../session/stay-signed-in.ts'
import { useLaterWords } from '../../ui/use-later-words.ts'
import type { AccountGateWords } from './account.microcopy.ts'
import { LaterGateWordsFile, laterGatePath } from './later-gate-words.ts'
import { SessionEndingDialog } from './SessionEndingDialog.tsx'
import { createSessionEndStore } from './session-end.store.ts'

interface Props {
  words: AccountGateWords
  language: Language
}

/** Watches the session of an open account page, and says in time when it ends. */
export function SessionEnding({ words, language }: Props) {
  const [store] = useState(() =>
    createSessionEndStore({
      $session,
      $sessionEnd,
      learn: () => learnSession({ withoutHint: true }),
      stay: staySignedIn,
      clock: systemClock,
    }),
  )
  const ending = useStore(store.$ending)
  const own = useLaterWords(laterGatePath(language), LaterGateWordsFile, ending.name === 'near')
  useEffect(() => {
    // A machine that slept, or a tab behind others: timers come late there.
    const onSeen = () => !document.hidden && void store.look()
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [store])
  if (!own) return null
  return (
    <SessionEndingDialog
      ending={ending}
      words={{ ...words, ...own }}
      language={language}
      onStay={store.stay}
      onClose={store.dismiss}
    />
  )
}
