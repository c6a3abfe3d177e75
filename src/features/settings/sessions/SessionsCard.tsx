import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pathOf } from '../../../i18n/language.ts'
import { customerLoader } from '../../../session/customer-loader.ts'
import { forgetKeptPages } from '../../../session/forget-kept-pages.ts'
import { forgetCustomer } from '../../../session/session-changes.ts'
import { createChanging } from '../change.ts'
import type { ProfileWords } from '../profile/profile.microcopy.ts'
import type { PanelProps } from '../settings-props.ts'
import { SessionsList } from './SessionsList.tsx'
import { askLogoutEverywhere, askSessions } from './sessions.api.ts'

const sessions = customerLoader(askSessions)
const { $change, run } = createChanging()

/** Where the account is signed in, and the way out of all of it. */
export function SessionsCard({ words, language }: Pick<PanelProps, 'language'> & { words: ProfileWords }) {
  const [logOut] = useState(() => async () => {
    if (!(await run('sessions', askLogoutEverywhere))) return
    await forgetKeptPages()
    forgetCustomer()
    location.assign(pathOf(language, ''))
  })
  useEffect(() => void sessions.load(), [])
  const loaded = useStore(sessions.$loaded)
  const change = useStore($change)
  // It is the last on the page: it comes whole, and nothing moves.
  if (loaded.name === 'loading') return null
  return (
    <SessionsList
      loaded={loaded}
      change={change}
      words={words}
      language={language}
      onTryAgain={sessions.refresh}
      onLogOut={logOut}
    />
  )
}
