import { useState } from 'react'
import { intentUnder } from '../../operator/client/intent.ts'
import { BegunNotice } from './BegunNotice.tsx'
import { BuyerStep } from './BuyerStep.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PlanStep } from './PlanStep.tsx'
import type { LaterStepWords } from './sim-order.microcopy.ts'
import { begunOrder } from './sim-order.state.ts'
import type { Screen } from './sim-order.store.ts'
import type { PlanChoice, SimKind } from './sim-order.ts'
import type { SimOrderPaths, StepProps } from './sim-order-props.ts'

interface Props extends StepProps<LaterStepWords> {
  screen: Screen
  plans: readonly PlanChoice[]
  paths: SimOrderPaths
}

/** What comes after a kind's own first step. */
export function LaterSteps(props: Props) {
  const { kind, words, paths } = props
  const [isBegun] = useState(() => isBegunElsewhere(kind))
  return (
    <>
      {isBegun && <BegunNotice words={words} resultPath={paths.result} />}
      <LaterStep {...props} />
    </>
  )
}

/** Begun in another tab or visit: of this one's own the page has told already. */
const isBegunElsewhere = (kind: SimKind): boolean =>
  !begunOrder(kind).read() && intentUnder(`${kind}-order-intent`).reference() !== undefined

function LaterStep({ screen, plans, paths, ...step }: Props) {
  switch (screen.name) {
    case 'delivery':
    case 'device':
      return null
    case 'plan':
      return <PlanStep {...step} screen={screen} plans={plans} />
    case 'buyer':
      return <BuyerStep {...step} screen={screen} />
    case 'summary':
    case 'ordering':
    case 'leaving':
      return <OrderSummary {...step} screen={screen} paths={paths} />
  }
}
