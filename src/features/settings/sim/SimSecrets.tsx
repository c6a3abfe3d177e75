import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'
import { showSimSecrets } from '../../../operator/client/sim-secrets.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { aboutShownNumber } from '../../../session/shown-number.ts'
import { Secret } from '../../../ui/Secret.tsx'
import { mapped } from '../settings.api.ts'
import { hideWhenLeft } from './hide-when-left.ts'
import { RevealCard } from './RevealCard.tsx'
import { createReveal } from './reveal.ts'
import type { SimWords } from './sim.microcopy.ts'

const askSecrets = () =>
  mapped(
    aboutShownNumber(
      queryOperator(showSimSecrets, {}),
      ({ account }) => account.ownedAsset?.phoneNumber ?? null,
    ),
    (answer) => answer.accountSettings,
  )

/** PIN and PUK of the current number: shown when asked for, for a while, and gone when the page is left. */
export function SimSecrets({ words }: { words: SimWords }) {
  const [reveal] = useState(() => createReveal(askSecrets, systemClock))
  const revealed = useStore(reveal.$revealed)
  useEffect(() => hideWhenLeft(reveal), [reveal])
  return (
    <RevealCard
      id="sim-secrets"
      icon="sim"
      title={words['settings.simCodes']}
      text={words['settings.simCodesText']}
      showLabel={words['settings.showCodes']}
      revealed={revealed}
      words={words}
      onShow={reveal.show}
      onHide={reveal.hide}
    >
      {({ simPIN, simPUK }) => (
        <dl className="secrets">
          <Secret label={words['settings.pin']} value={simPIN} words={words} />
          <Secret label={words['settings.puk']} value={simPUK} words={words} />
        </dl>
      )}
    </RevealCard>
  )
}
