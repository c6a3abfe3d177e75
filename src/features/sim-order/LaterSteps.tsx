import { BuyerStep } from './BuyerStep.tsx'
import type { CardOrderPaths, StepProps } from './CardOrderFlow.tsx'
import type { Screen } from './card-order.store.ts'
import type { PlanChoice } from './card-order.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PlanStep } from './PlanStep.tsx'

interface Props extends StepProps {
  screen: Screen
  plans: readonly PlanChoice[]
  paths: CardOrderPaths
}

/** What comes after a kind's own first step. */
export function LaterSteps({ screen, plans, paths, ...step }: Props) {
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
