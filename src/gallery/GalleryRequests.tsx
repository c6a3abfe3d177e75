import { GameScreen } from '../features/game-registration/GameScreen.tsx'
import type { GameWords } from '../features/game-registration/game-registration.microcopy.ts'
import { LeaveExtraScreen } from '../features/leave-extra/LeaveExtraScreen.tsx'
import type { LeaveExtraWords } from '../features/leave-extra/leave-extra.microcopy.ts'
import { OrderLookupScreen } from '../features/order-lookup/OrderLookupScreen.tsx'
import type { OrderLookupWords } from '../features/order-lookup/order-lookup.microcopy.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'
import { elsewhere, games, leaves, lookups } from './request-states.ts'

interface Props {
  leaveWords: LeaveExtraWords
  lookupWords: OrderLookupWords
  gameWords: GameWords
  number: PhoneNumber
}

const nothing = () => undefined
const none = async () => undefined

/** Every state of leaving, of finding an order and of the game; without script, so that none takes focus. */
export function GalleryRequests({ leaveWords, lookupWords, gameWords, number }: Props) {
  const store = { draft: () => elsewhere, submit: none, resend: none, verify: none, back: nothing }
  return (
    <>
      <div className="gallery-row gallery-states">
        {leaves(number).map(([name, flow, screen], index) => (
          <div key={name}>
            <h3>Leave: {name}</h3>
            <LeaveExtraScreen
              flow={flow}
              words={leaveWords}
              screen={screen}
              store={store}
              idPrefix={`leave-${index}-`}
            />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {lookups(number).map(([name, screen], index) => (
          <div key={name}>
            <h3>Find an order: {name}</h3>
            <OrderLookupScreen
              words={lookupWords}
              language="lt"
              screen={screen}
              store={{ ...store, draft: () => ({ reference: '7K3M', phone: elsewhere.phone }) }}
              idPrefix={`lookup-${index}-`}
              isOff={false}
              esimPath="/"
              registrationPath="/"
              orderPaths={{ simStatus: '/', esimStatus: '/', sim: '/', plans: '/', usage: '/' }}
              berries={{}}
            />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {games.map(([name, screen], index) => (
          <div key={name}>
            <h3>Game: {name}</h3>
            <GameScreen
              words={gameWords}
              language="lt"
              screen={screen}
              ownNumber={number}
              onStart={nothing}
              onSubmit={nothing}
              idPrefix={`game-${index}-`}
            />
          </div>
        ))}
      </div>
    </>
  )
}
