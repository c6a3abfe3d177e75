import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatPhoneNumber, parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import { account, numberOf } from '../../session/account.store.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

interface Props {
  words: TopUpWords
  /** As it is typed now. */
  phone: string
  onChoose: (phone: string) => void
  /** The current one, where nothing is typed. */
  onFillIn: (phone: string) => void
}

/** The customer's own numbers, to be chosen by one press; any other number is typed. */
export function OwnNumbers({ words, phone, onChoose, onFillIn }: Props) {
  const loaded = useStore(account.$loaded)
  useEffect(() => void account.load(), [])
  const current = loaded.name === 'ready' ? numberOf(loaded.value) : null
  const isEmpty = phone === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known; a field emptied later stays empty.
  useEffect(() => {
    if (current && isEmpty) onFillIn(writePhoneNumber(current))
  }, [current])

  if (loaded.name !== 'ready' || loaded.value.ownedAssets.length === 0) return null
  return (
    <fieldset className="own-numbers">
      <legend className="field-hint">{words['topUp.ownNumbers']}</legend>
      {loaded.value.ownedAssets.map(({ phoneNumber, userPhoneNumberProfile }) => (
        <button
          key={phoneNumber}
          type="button"
          className="own-number"
          aria-pressed={parsePhoneNumber(phone) === phoneNumber}
          onClick={() => onChoose(writePhoneNumber(phoneNumber))}
        >
          {userPhoneNumberProfile?.nickname && <b>{userPhoneNumberProfile.nickname}</b>}{' '}
          {formatPhoneNumber(phoneNumber)}
        </button>
      ))}
    </fieldset>
  )
}
