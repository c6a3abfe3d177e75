import { DeliveryStep } from './DeliveryStep.tsx'
import { SimOrderFlow } from './SimOrderFlow.tsx'
import { simOffer } from './sim-offer.api.ts'
import type { SimOrderWords } from './sim-order.microcopy.ts'
import type { FlowProps } from './sim-order-props.ts'

/** Ordering a SIM. */
export function SimOrder(props: FlowProps<SimOrderWords>) {
  return <SimOrderFlow {...props} kind="sim" offer={simOffer} first={(step) => <DeliveryStep {...step} />} />
}
