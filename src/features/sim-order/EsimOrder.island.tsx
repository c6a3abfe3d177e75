import { DeviceStep } from './DeviceStep.tsx'
import { esimOffer } from './esim-offer.api.ts'
import { SimOrderFlow } from './SimOrderFlow.tsx'
import type { EsimOrderWords } from './sim-order.microcopy.ts'
import type { FlowProps } from './sim-order-props.ts'

/** Ordering an eSIM. `simPath`: for a phone that takes none; `phonesPath`: where one's model is looked up. */
export function EsimOrder({
  simPath,
  phonesPath,
  ...props
}: FlowProps<EsimOrderWords> & { simPath: string; phonesPath: string }) {
  return (
    <SimOrderFlow
      {...props}
      kind="esim"
      offer={esimOffer}
      first={(step) => <DeviceStep {...step} simPath={simPath} phonesPath={phonesPath} />}
    />
  )
}
