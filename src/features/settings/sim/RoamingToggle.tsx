import { useId } from 'react'
import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../../lib/phone-number.ts'
import type { RoamingStatus } from '../../../operator/client/account-settings.ts'
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { CardTitle } from '../CardTitle.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import { Switch } from '../Switch.tsx'
import type { SimWords } from './sim.microcopy.ts'

interface Props {
  status: RoamingStatus
  phoneNumber: PhoneNumber
  change: Change
  isOff: boolean
  words: SimWords
  onSwitch: (on: boolean) => void
}

/** Roaming of the current number: a switch, or both ways to put it where no one knows how it is. */
export function RoamingToggle({ status, phoneNumber, change, isOff, words, onSwitch }: Props) {
  const titleId = useId()
  const isOn = status === 'ON'
  const isBusy = isSaving(change, 'roaming')
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <CardTitle id={titleId} icon="globe">
        {words['settings.roaming']}
      </CardTitle>
      <div className="grid gap-1">
        <div className="alert-head">
          <p>{words['settings.roamingText']}</p>
          {status !== 'unknown' && (
            <Switch {...{ isOn, isBusy, isOff, words, onSwitch }} labelledBy={titleId} />
          )}
        </div>
        <p>{fill(words['settings.forNumber'], { number: formatPhoneNumber(phoneNumber) })}</p>
      </div>
      {status === 'unknown' && (
        <ChoiceCards<'ON' | 'OFF'>
          name={titleId}
          legend={words['settings.roamingUnknown']}
          choices={[
            { value: 'ON', label: words['settings.on'] },
            { value: 'OFF', label: words['settings.off'] },
          ]}
          value={undefined}
          isOff={isOff}
          onChange={(wanted) => !isBusy && onSwitch(wanted === 'ON')}
        />
      )}
      <ChangeNotice
        change={change}
        targets={['roaming']}
        words={words}
        saved={words[isOn ? 'settings.roamingOn' : 'settings.roamingOff']}
      />
    </section>
  )
}
