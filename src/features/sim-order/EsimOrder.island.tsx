import { CardOrderFlow } from './CardOrderFlow.tsx'
import type { EsimOrderWords } from './card-order.microcopy.ts'
import type { FlowProps } from './card-order-props.ts'
import { DeviceStep } from './DeviceStep.tsx'
import { esimOffer } from './esim-offer.api.ts'

/** Ordering an eSIM. `simPath`: for a phone that takes none. */
export function EsimOrder({ simPath, ...props }: FlowProps<EsimOrderWords> & { simPath: string }) {
  return (
    <CardOrderFlow
      {...props}
      kind="esim"
      offer={esimOffer}
      first={(step) => <DeviceStep {...step} simPath={simPath} />}
    />
  )
}
