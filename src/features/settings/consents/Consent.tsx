import { useId, useState } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { AccountSettings } from '../../../operator/client/account-settings.ts'
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import { Switch } from '../Switch.tsx'
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

/** One consent: its state, and a switch where it is the account's own. Undecided looks like neither yes nor no, and is a choice of two. */
export function Consent({ type, value, consents, change, isOff, words, onDecide }: Props) {
  const [chosen, setChosen] = useState<AcceptanceType>()
  const titleId = useId()
  const name = useId()
  const isBusy = isSaving(change, type)
  const standing = value === 'ACCEPTED' || value === 'REJECTED' ? value : undefined
  // The choice goes once it is made.
  const title = useFocusIfLost<HTMLHeadingElement>(standing ? 1 : 0)
  return (
    <section className={`settings-card consent consent-${value}`} aria-labelledby={titleId}>
      <div className="alert-head">
        <div className="grid gap-1">
          <h3 id={titleId} ref={title} tabIndex={-1} className="text-h3">
            {words[`settings.${type}`]}
          </h3>
          <p className="consent-standing">
            <Icon name={icons[value]} size="sm" />
            {value === 'unknown' ? words['settings.consentUnknown'] : words[`settings.${value}`]}
          </p>
        </div>
        {consents.isAllowedToEdit && standing && (
          <Switch
            isOn={standing === 'ACCEPTED'}
            labelledBy={titleId}
            onSwitch={(on) => onDecide(type, on ? 'ACCEPTED' : 'REJECTED')}
            {...{ isBusy, isOff, words }}
          />
        )}
      </div>
      {consents.isAllowedToEdit && !standing && (
        <ChoiceCards<AcceptanceType>
          name={name}
          legend={words['settings.decide']}
          choices={[
            { value: 'ACCEPTED', label: words['settings.accept'] },
            { value: 'REJECTED', label: words['settings.reject'] },
          ]}
          value={isBusy ? chosen : undefined}
          isOff={isOff}
          onChange={(acceptance) => {
            if (change.name === 'saving') return
            setChosen(acceptance)
            onDecide(type, acceptance)
          }}
        />
      )}
      {!consents.isAllowedToEdit && (
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
