import type { EsimCodesWords } from '../features/esim/esim-codes.microcopy.ts'
import { DeliveryStep } from '../features/sim-order/DeliveryStep.tsx'
import { DeviceStep } from '../features/sim-order/DeviceStep.tsx'
import { LaterSteps } from '../features/sim-order/LaterSteps.tsx'
import { SimOrderStatusScreen } from '../features/sim-order/SimOrderStatusScreen.tsx'
import type {
  EsimOrderWords,
  LaterStepWords,
  SimOrderStatusWords,
  SimOrderWords,
} from '../features/sim-order/sim-order.microcopy.ts'
import { isStepScreen } from '../features/sim-order/sim-order.store.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'
import { draftOf, offerOf, planChoices, simOrderStatuses, simOrderSteps } from './sim-order-states.ts'

interface Props {
  words: SimOrderWords & EsimOrderWords & LaterStepWords & SimOrderStatusWords & EsimCodesWords
  number: PhoneNumber
}

const nothing = () => undefined
const none = async () => undefined
const store = {
  change: nothing,
  submit: none,
  back: nothing,
  pay: none,
  goOnWithEarlier: none,
  orderBeside: none,
  askAgain: nothing,
}
const paths = { result: '/', terms: '/', withdrawal: '/' }

/** Every state of ordering a SIM or an eSIM; without script, so that none takes focus. */
export function GallerySimOrder({ words, number }: Props) {
  return (
    <>
      <div className="gallery-row gallery-states">
        {simOrderSteps(number).map((state, index) => {
          const { name, kind, screen } = state
          const step = {
            kind,
            language: 'lt' as const,
            words,
            draft: draftOf(state),
            offer: offerOf(state),
            store,
            idPrefix: `sim-${index}-`,
            takesFocus: false,
          }
          const isFirst = isStepScreen(screen) && (screen.name === 'delivery' || screen.name === 'device')
          return (
            <div key={name} className="sim-order">
              <h3>Order: {name}</h3>
              {isFirst && kind === 'sim' && <DeliveryStep {...step} screen={screen} />}
              {isFirst && kind === 'esim' && (
                <DeviceStep {...step} screen={screen} simPath="/" phonesPath="/" />
              )}
              {!isFirst && <LaterSteps {...step} screen={screen} plans={planChoices} paths={paths} />}
            </div>
          )
        })}
      </div>
      <div className="gallery-row gallery-states">
        {simOrderStatuses(number).map(([name, screen]) => (
          <div key={name} className="result">
            <h3>Ordered: {name}</h3>
            <SimOrderStatusScreen
              screen={screen}
              title="Kortelė užsakyta"
              words={words}
              language="lt"
              orderPath="/"
              ordersPath="/"
              strongLogIn="/"
              onAskAgain={nothing}
              headingTag="h4"
            />
          </div>
        ))}
      </div>
    </>
  )
}
