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
  /** Another one is typed. */
  onOther: () => void
  /** Told once the operator has answered: the current one, or that there is none to fill in. */
  onKnown: (current: string | undefined) => void
}

/** The customer's own numbers, to be chosen by one press; any other number is typed. */
export function OwnNumbers({ words, phone, onChoose, onOther, onKnown }: Props) {
  const loaded = useStore(account.$loaded)
  useEffect(() => void account.load(), [])
  const current = loaded.name === 'ready' ? numberOf(loaded.value) : null
  const isKnown = loaded.name !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known; a field emptied later stays empty.
  useEffect(() => {
    if (isKnown) onKnown(current ? writePhoneNumber(current) : undefined)
  }, [isKnown, current])

  if (loaded.name !== 'ready' || loaded.value.ownedAssets.length === 0) return null
  const typed = parsePhoneNumber(phone)
  const isOwn = loaded.value.ownedAssets.some(({ phoneNumber }) => phoneNumber === typed)
  return (
    <fieldset className="own-numbers">
      <legend className="field-label">{words['topUp.ownNumbers']}</legend>
      {loaded.value.ownedAssets.map(({ phoneNumber, userPhoneNumberProfile }) => (
        <button
          key={phoneNumber}
          type="button"
          className="choice-card own-number ticked"
          aria-pressed={typed === phoneNumber}
          onClick={() => onChoose(writePhoneNumber(phoneNumber))}
        >
          {userPhoneNumberProfile?.nickname && <strong>{userPhoneNumberProfile.nickname}</strong>}{' '}
          {formatPhoneNumber(phoneNumber)}
        </button>
      ))}
      <button type="button" className="choice-card own-number ticked" aria-pressed={!isOwn} onClick={onOther}>
        <strong>{words['topUp.otherNumber']}</strong>
      </button>
    </fieldset>
  )
}
