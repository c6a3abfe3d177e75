import { formatDay } from '../../../i18n/date.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import type { AccountEsimProfile } from '../../../operator/client/esim-profiles.ts'
import { Button } from '../../../ui/Button.tsx'
import { EsimCodes } from '../../esim/EsimCodes.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { PanelProps } from '../settings-props.ts'
import type { SimWords } from './sim.microcopy.ts'

interface Props extends Pick<PanelProps, 'language'> {
  words: SimWords
  profile: AccountEsimProfile
  /** Another phone has the number now. */
  isMove: boolean
  change: Change
  /** Asks for a profile for another phone. */
  onMove: () => void
}

/** One eSIM: a code to scan, the same to copy, and its state. A deleted one can't be installed again. */
export function EsimProfile({ profile, isMove, change, words, language, onMove }: Props) {
  const { iccid, phoneNumber, state, createdAt } = profile
  return (
    <li className="esim-held">
      <div className="settings-spread">
        <p className="grid">
          <strong>{formatPhoneNumber(phoneNumber)}</strong>
          <span className="text-small">{formatDay(createdAt, language)}</span>
        </p>
        <span className="status-pill">
          {state === 'unknown' ? words['settings.esimUnknown'] : words[`settings.${state}`]}
        </span>
      </div>
      {state === 'DELETED' && <p>{words['settings.esimDeleted']}</p>}
      {state === 'RELEASED' && isMove && <Steps words={words} />}
      {state !== 'DELETED' && <EsimCodes codes={profile} words={words} />}
      {state === 'ENABLED' && (
        <div className="settings-actions">
          <Button
            type="outline"
            size="sm"
            busyLabel={isSaving(change, iccid) ? words['settings.saving'] : undefined}
            onClick={onMove}
          >
            {words['settings.esimMove']}
          </Button>
          <ChangeNotice
            change={change}
            targets={[iccid]}
            words={words}
            saved={words['settings.esimMoving']}
          />
        </div>
      )}
    </li>
  )
}

/** How a number comes to another phone. */
const Steps = ({ words }: { words: SimWords }) => (
  <ol className="list-decimal pl-[1.25em]">
    <li>{words['settings.esimStepWifi']}</li>
    <li>{words['settings.esimStepScan']}</li>
    <li>{words['settings.esimStepDelete']}</li>
  </ol>
)
