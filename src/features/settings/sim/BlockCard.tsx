import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { account } from '../../../session/account.store.ts'
import { createChanging } from '../change.ts'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { BlockNumber } from './BlockNumber.tsx'
import { askBlock } from './block.api.ts'
import type { SimWords } from './sim.microcopy.ts'

const { $change, run } = createChanging()

/** Asks for the account again: it says whether the number works. */
async function block(phoneNumber: PhoneNumber, blocked: boolean): Promise<void> {
  if ((await run('block', () => askBlock(phoneNumber, blocked))) !== undefined) await account.refresh()
}

/** What who has lost a phone needs at once. */
export function BlockCard({ words }: { words: SimWords }) {
  const loaded = useStore(account.$loaded)
  const change = useStore($change)
  useEffect(() => void account.load(), [])
  return (
    <SettingsLoaded loaded={loaded} words={words} cards={1} onTryAgain={account.refresh}>
      {({ ownedAsset, balanceInEuro }, isOff) =>
        ownedAsset && (
          <BlockNumber
            phoneNumber={ownedAsset.phoneNumber}
            isBlocked={balanceInEuro?.active === false}
            change={change}
            isOff={isOff}
            words={words}
            onBlock={(blocked) => block(ownedAsset.phoneNumber, blocked)}
          />
        )
      }
    </SettingsLoaded>
  )
}
