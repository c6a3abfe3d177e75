import { useId, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { AccountSettings } from '../../operator/client/account-settings.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { ChangeNotice, isSaving } from './ChangeNotice.tsx'
import type { Change } from './change.ts'
import type { ConsentsWords } from './consents.microcopy.ts'
import type { AcceptanceType, ConsentType } from './consents.store.ts'

type Consents = AccountSettings['consents']
type ConsentValue = Consents['smsMarketingConsent']

interface Props {
  type: ConsentType
  value: ConsentValue
  consents: Pick<Consents, 'isAllowedToEdit' | 'consentManagingAccount'>
  change: Change
  isOff: boolean
  words: ConsentsWords
  onDecide: (type: ConsentType, acceptance: AcceptanceType) => void
}

const icons: Record<ConsentValue, IconName> = {
  ACCEPTED: 'success',
  REJECTED: 'close',
  NOT_SET: 'help',
  unknown: 'help',
}

/** One consent: its state, and the choice where it is the account's own. Undecided looks like neither. */
export function Consent({ type, value, consents, change, isOff, words, onDecide }: Props) {
  const [chosen, setChosen] = useState<AcceptanceType>()
  const titleId = useId()
  const name = useId()
  const isBusy = isSaving(change, type)
  const standing = value === 'ACCEPTED' || value === 'REJECTED' ? value : undefined
  return (
    <section className={`settings-card consent consent-${value}`} aria-labelledby={titleId}>
      <h3 id={titleId} className="text-h3">
        {words[`settings.${type}`]}
      </h3>
      <p className="consent-standing">
        <Icon name={icons[value]} />
        {value === 'unknown' ? words['settings.consentUnknown'] : words[`settings.${value}`]}
      </p>
      {consents.isAllowedToEdit ? (
        <ChoiceCards<AcceptanceType>
          name={name}
          legend={words['settings.decide']}
          choices={[
            { value: 'ACCEPTED', label: words['settings.accept'] },
            { value: 'REJECTED', label: words['settings.reject'] },
          ]}
          value={isBusy ? chosen : standing}
          isOff={isOff}
          onChange={(acceptance) => {
            if (change.name === 'saving') return
            setChosen(acceptance)
            onDecide(type, acceptance)
          }}
        />
      ) : (
        <p className="settings-locked">
          <Icon name="shield" />
          {consents.consentManagingAccount
            ? fill(words['settings.managedBy'], { account: consents.consentManagingAccount })
            : words['settings.consentLocked']}
        </p>
      )}
      <ChangeNotice change={change} targets={[type]} words={words} />
    </section>
  )
}
