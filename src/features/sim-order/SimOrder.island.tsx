import { CardOrderFlow } from './CardOrderFlow.tsx'
import type { SimOrderWords } from './card-order.microcopy.ts'
import type { FlowProps } from './card-order-props.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { simOffer } from './sim-offer.api.ts'

/** Ordering a SIM card. */
export function SimOrder(props: FlowProps<SimOrderWords>) {
  return <CardOrderFlow {...props} kind="sim" offer={simOffer} first={(step) => <DeliveryStep {...step} />} />
}
