import { useEffect, useRef } from 'react'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AccountBarWords } from './account.microcopy.ts'
import type { BarAction } from './account-bar.store.ts'
import { BarTrouble } from './BarTrouble.tsx'
import { LogOut } from './LogOut.tsx'
import styles from './number-panel.css?url'

interface Props {
  /** Undefined while it isn't known: the way out is there all the same. */
  account: Account | undefined
  /** Beside the number on a phone; only one that the operator has confirmed, as there is no room for its time. */
  balance?: KnownBalance | undefined
  action: BarAction
  words: AccountBarWords
  onSwitch: (phoneNumber: PhoneNumber) => void
  onLogOut: () => void
  /** Open from the beginning: for pictures of it. */
  isOpen?: boolean
}

/** The current number, the account's other numbers to change to, and log-out. */
export function NumberMenu({ account, balance, action, words, onSwitch, onLogOut, isOpen = false }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeByItself(menu.current), [])
  const current = account?.ownedAsset
  return (
    <details className="number-menu" ref={menu} open={isOpen}>
      <summary>
        <Avatar profile={current?.userPhoneNumberProfile} />
        <span className="number-menu-name">
          {current
            ? (nicknameOf(current) ?? formatPhoneNumber(current.phoneNumber))
            : account && words['account.noNumber']}
          <span className="number-menu-balance">
            {balance && !balance.isLastKnown && formatEuro(balance.amountInCents)}
          </span>
        </span>
        <span className="sr-only">{words['account.numbers']}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="number-menu-panel">
        <link rel="stylesheet" href={styles} precedence="default" />
        <BarTrouble action={action} words={words} />
        <ul>
          {account?.ownedAssets.map((asset) => {
            const isCurrent = asset.phoneNumber === current?.phoneNumber
            const isBusy = action.name === 'switching' && action.phoneNumber === asset.phoneNumber
            return (
              <li key={asset.phoneNumber}>
                <button
                  className="number-choice"
                  type="button"
                  aria-current={isCurrent || undefined}
                  aria-busy={isBusy || undefined}
                  onClick={() => !isCurrent && onSwitch(asset.phoneNumber)}
                >
                  <Avatar profile={asset.userPhoneNumberProfile} />
                  <span className="grid">
                    {nicknameOf(asset) && <strong>{nicknameOf(asset)}</strong>}
                    <span>{formatPhoneNumber(asset.phoneNumber)}</span>
                    {isCurrent && <span className="sr-only">{words['account.currentNumber']}</span>}
                    {isBusy && <span className="sr-only">{words['account.switching']}</span>}
                  </span>
                  {isBusy ? (
                    <span className="button-spinner" aria-hidden="true" />
                  ) : (
                    isCurrent && <Icon name="check" />
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        <LogOut action={action} words={words} isWide onLogOut={onLogOut} />
      </div>
    </details>
  )
}

type OwnedAsset = Account['ownedAssets'][number]

const nicknameOf = (asset: OwnedAsset) => asset.userPhoneNumberProfile?.nickname ?? undefined

/** A menu closes on Escape, giving focus back, and on a press or focus elsewhere. */
function closeByItself(menu: HTMLDetailsElement | null): () => void {
  if (!menu) return () => undefined
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  menu.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onElsewhere)
  document.addEventListener('focusin', onElsewhere)
  return () => {
    menu.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onElsewhere)
    document.removeEventListener('focusin', onElsewhere)
  }
}
