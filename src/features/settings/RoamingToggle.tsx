import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../lib/phone-number.ts'
import type { RoamingStatus } from '../../operator/client/account-settings.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ChangeNotice, isSaving } from './ChangeNotice.tsx'
import type { Change } from './change.ts'
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
export function RoamingToggle(props: Props) {
  const { status, phoneNumber, change, isOff, words, onSwitch } = props
  const titleId = useId()
  const isOn = status === 'ON'
  const isBusy = isSaving(change, 'roaming')
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="settings-row">
        <div className="grid gap-1">
          <h3 id={titleId} className="text-h3">
            {words['settings.roaming']}
          </h3>
          <p>{words['settings.roamingText']}</p>
          <p>{fill(words['settings.forNumber'], { number: formatPhoneNumber(phoneNumber) })}</p>
        </div>
        {status !== 'unknown' && <Switch {...props} isBusy={isBusy} titleId={titleId} />}
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

/** While it is being saved it is where the person put it, and goes back on failure. */
function Switch({
  status,
  isOff,
  words,
  isBusy,
  titleId,
  onSwitch,
}: Props & { isBusy: boolean; titleId: string }) {
  const isOn = status === 'ON'
  return (
    <button
      className="roaming-switch"
      type="button"
      role="switch"
      aria-checked={isBusy ? !isOn : isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      aria-labelledby={titleId}
      onClick={() => !isBusy && !isOff && onSwitch(!isOn)}
    >
      <span aria-hidden="true">{words[isOn ? 'settings.on' : 'settings.off']}</span>
    </button>
  )
}
