import { formatEuro } from '../../lib/money.ts'
import { Berry } from '../../ui/Berry.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { StepForm } from './StepForm.tsx'
import type { LaterStepWords } from './sim-order.microcopy.ts'
import type { StepScreen } from './sim-order.store.ts'
import type { PlanChoice } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'

type Props = StepProps<LaterStepWords> & { screen: StepScreen; plans: readonly PlanChoice[] }

/** A plan to begin with, or none. */
export function PlanStep({ plans, ...step }: Props) {
  const { words, draft, store, idPrefix } = step
  return (
    <StepForm {...step}>
      {() => (
        <div className="plan-choice">
          <ChoiceCards
            name={`${idPrefix}planId`}
            legend={words['cardOrder.planLegend']}
            isWide
            choices={[
              {
                value: '',
                label: words['cardOrder.noPlan'],
                description: words['cardOrder.noPlanText'],
              },
              ...plans.map(({ planId, planTitle, berry, description, priceInCents }) => ({
                value: planId,
                label: (
                  <>
                    <span>
                      <Berry berry={planBerry(planId, berry)} detail="mark" />
                      {planTitle}
                    </span>
                    <b className="choice-price">{formatEuro(priceInCents)}</b>
                  </>
                ),
                description,
              })),
            ]}
            value={plans.some(({ planId }) => planId === draft.planId) ? draft.planId : ''}
            onChange={(planId) => store.change({ planId })}
          />
        </div>
      )}
    </StepForm>
  )
}
