import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { esimProfiles } from '../../operator/client/esim-profiles.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { EsimProfile } from './EsimProfile.tsx'
import { RevealCard } from './RevealCard.tsx'
import { createReveal } from './reveal.ts'
import { mapped } from './settings.api.ts'
import type { PanelProps } from './settings-props.ts'
import type { SimWords } from './sim.microcopy.ts'

const askProfiles = () => mapped(queryOperator(esimProfiles, {}), (answer) => answer.esimProfiles)

/** The account's eSIM profiles, each with its number: a user who has the code can install it, so it is asked for. */
export function EsimProfiles({
  words,
  language,
  esimPath,
  registrationPath,
}: Pick<PanelProps, 'language' | 'esimPath' | 'registrationPath'> & { words: SimWords }) {
  const [reveal] = useState(() => createReveal(askProfiles, systemClock))
  const revealed = useStore(reveal.$revealed)
  return (
    <RevealCard
      id="esim-profiles"
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
              <EsimProfile key={profile.iccid} profile={profile} words={words} language={language} />
            ))}
          </ul>
        )
      }
    </RevealCard>
  )
}
