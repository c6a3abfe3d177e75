import { CardOrderFlow, type FlowProps } from './CardOrderFlow.tsx'
import type { SimOrderWords } from './card-order-words.ts'
import { DeliveryStep } from './DeliveryStep.tsx'

/** Ordering a SIM card. */
export function SimOrder(props: FlowProps<SimOrderWords>) {
  return <CardOrderFlow {...props} kind="sim" first={(step) => <DeliveryStep {...step} />} />
}
