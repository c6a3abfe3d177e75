import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'
import { type AccountEsimProfile, esimProfiles } from '../../../operator/client/esim-profiles.ts'
import { moveEsimProfile } from '../../../operator/client/move-esim-profile.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { createChanging } from '../change.ts'
import { mapped } from '../settings.api.ts'
import type { PanelProps } from '../settings-props.ts'
import { EsimProfile } from './EsimProfile.tsx'
import { RevealCard } from './RevealCard.tsx'
import { createReveal } from './reveal.ts'
import type { SimWords } from './sim.microcopy.ts'

const { $change, run } = createChanging()

const askProfiles = () => mapped(queryOperator(esimProfiles, {}), (answer) => answer.esimProfiles)

const isUsedFor =
  (number: string) =>
  ({ phoneNumber, state }: AccountEsimProfile) =>
    phoneNumber === number && state === 'ENABLED'

/** The account's eSIM profiles, each with its number: a user who has the code can install it, so it is asked for. */
export function EsimProfiles({
  words,
  language,
  esimPath,
  registrationPath,
}: Pick<PanelProps, 'language' | 'esimPath' | 'registrationPath'> & { words: SimWords }) {
  const [reveal] = useState(() => createReveal(askProfiles, systemClock))
  const revealed = useStore(reveal.$revealed)
  const change = useStore($change)
  async function move(iccid: string) {
    const made = await run(iccid, () =>
      mapped(queryOperator(moveEsimProfile, { iccid }), (answer) => answer.moveEsimProfile),
    )
    if (made) reveal.change((profiles) => [made, ...profiles.filter((one) => one.iccid !== made.iccid)])
  }
  return (
    <RevealCard
      id="esim-profiles"
      icon="phone"
      title={words['settings.esim']}
      text={words['settings.esimText']}
      showLabel={words['settings.showEsim']}
      revealed={revealed}
      words={words}
      onShow={reveal.show}
      onHide={reveal.hide}
    >
      {(profiles) =>
        profiles.length === 0 ? (
          <div className="grid gap-gap">
            <p>{words['settings.noEsim']}</p>
            <div className="settings-actions">
              <a className="button button-primary button-sm" href={esimPath}>
                {words['settings.orderEsim']}
              </a>
              <a className="button button-outline button-sm" href={registrationPath}>
                {words['settings.activateEsim']}
              </a>
            </div>
          </div>
        ) : (
          <ul className="esim-list">
            {profiles.map((profile) => (
              <EsimProfile
                key={profile.iccid}
                {...{ profile, change, words, language }}
                isMove={profiles.some(isUsedFor(profile.phoneNumber))}
                onMove={() => void move(profile.iccid)}
              />
            ))}
          </ul>
        )
      }
    </RevealCard>
  )
}
