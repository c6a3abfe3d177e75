import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../../i18n/language.ts'
import { $balance, account } from '../../session/account.store.ts'
import { beginNumber } from '../../session/begin-number.ts'
import { forgetKeptPages } from '../../session/forget-kept-pages.ts'
import { $session } from '../../session/session.state.ts'
import { forgetCustomer } from '../../session/session-changes.ts'
import { accountApi } from './account.api.ts'
import type { AccountBarWords } from './account.microcopy.ts'
import { createAccountBarStore } from './account-bar.store.ts'
import { BalanceLink } from './BalanceLink.tsx'
import { LogOut } from './LogOut.tsx'
import { NumberMenu } from './NumberMenu.tsx'

export interface AccountBarProps {
  words: AccountBarWords
  language: Language
  topUpPath: string
  /** Where a log-out leads. */
  homePath: string
}

/** The customer's balance and numbers, and the way out: in the shell of every account page. */
export function AccountBar({ words, language, topUpPath, homePath }: AccountBarProps) {
  const [store] = useState(() =>
    createAccountBarStore({
      api: accountApi(),
      afterSwitch: beginNumber,
      async afterLogOut() {
        await forgetKeptPages()
        forgetCustomer()
        location.assign(homePath)
      },
    }),
  )
  // The sheet with the other ways has a log-out too.
  const [place] = useState(() => document.querySelector('#log-out'))
  const action = useStore(store.$action)
  const loaded = useStore(account.$loaded)
  const balance = useStore($balance)
  const session = useStore($session)
  useEffect(() => void account.load(), [])
  if (session === 'guest') return null

  return (
    <>
      {balance && <BalanceLink balance={balance} words={words} language={language} href={topUpPath} />}
      <NumberMenu
        account={loaded.name === 'ready' ? loaded.value : undefined}
        balance={balance}
        action={action}
        words={words}
        onSwitch={store.switchTo}
        onLogOut={store.logOut}
      />
      {place && createPortal(<LogOut action={action} words={words} onLogOut={store.logOut} />, place)}
    </>
  )
}
