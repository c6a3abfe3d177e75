import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatPhoneNumber, parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import { account, numberOf } from '../../session/account.store.ts'
import styles from './customer.css?url'
import type { TopUpWords } from './top-up.microcopy.ts'

interface Props {
  words: TopUpWords
  /** As it is typed now. */
  phone: string
  onChoose: (phone: string) => void
  /** Another one is typed. */
  onOther: () => void
  /** What is in the form is none of them, or not any more: it has to be seen. */
  onNotOwn: () => void
  /** Told once the operator has answered: the current one, or that there is none to fill in. */
  onKnown: (current: string | undefined) => void
}

/** The customer's own numbers, to be chosen by one press; any other number is typed. */
export function OwnNumbers({ words, phone, onChoose, onOther, onNotOwn, onKnown }: Props) {
  const loaded = useStore(account.$loaded)
  useEffect(() => void account.load(), [])
  const current = loaded.name === 'ready' ? numberOf(loaded.value) : null
  const isKnown = loaded.name !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known; a field emptied later stays empty.
  useEffect(() => {
    if (isKnown) onKnown(current ? writePhoneNumber(current) : undefined)
  }, [isKnown, current])
  const owned = loaded.name === 'ready' ? loaded.value.ownedAssets : []
  const typed = parsePhoneNumber(phone)
  const isOwn = owned.some(({ phoneNumber }) => phoneNumber === typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is owned or typed changes.
  useEffect(() => {
    if (phone !== '' && !isOwn) onNotOwn()
  }, [isOwn, phone])

  if (owned.length === 0) return null
  return (
    <fieldset className="own-numbers">
      {/* Why: docs/decisions/0160-a-top-up-beside-what-it-does.md */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <legend className="field-label">{words['topUp.ownNumbers']}</legend>
      {owned.map(({ phoneNumber, userPhoneNumberProfile }) => (
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
      <button type="button" className="text-link own-other" aria-pressed={!isOwn} onClick={onOther}>
        {words['topUp.otherNumber']}
      </button>
    </fieldset>
  )
}
