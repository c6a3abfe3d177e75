import type { Outcome } from '../../operator/client/outcome.ts'
import {
  createPlanChangeStore,
  type PlanChangeDependencies,
  type PlanChangeScreen,
  type PlanChangeStore,
} from './plan-change.store.ts'
import type { UsageApi } from './usage.api.ts'
import type { OrderedPlan } from './usage.ts'

type Answer = Extract<
  Awaited<ReturnType<UsageApi['withdrawFromContract']>>,
  Outcome<unknown> & { kind: 'answer' }
>
export type Withdrawal = Answer['value']

type WithdrawStep =
  | { name: 'statement'; plan: OrderedPlan }
  | { name: 'confirmation'; plan: OrderedPlan }
  | { name: 'periodOver'; plan: OrderedPlan }
  | { name: 'acknowledged'; plan: OrderedPlan; withdrawal: Withdrawal }

/** How far a person is with withdrawing from a contract: a statement, its confirmation, the operator's acknowledgement. */
export type WithdrawScreen = PlanChangeScreen<WithdrawStep>

interface Dependencies extends PlanChangeDependencies {
  api: Pick<UsageApi, 'withdrawFromContract'>
}

interface WithdrawStore extends PlanChangeStore<WithdrawStep> {
  /** From the statement to its confirmation. */
  proceed(): void
}

export function createWithdrawStore({ api, ...dependencies }: Dependencies): WithdrawStore {
  const store = createPlanChangeStore<WithdrawStep, Withdrawal>({
    ...dependencies,
    begin: (plan) => ({ name: 'statement', plan }),
    lastStep: 'confirmation',
    send: api.withdrawFromContract,
    answered: (plan, withdrawal) => ({ name: 'acknowledged', plan, withdrawal }),
    refused: (plan, code) => (code === 'WITHDRAWAL_PERIOD_OVER' ? { name: 'periodOver', plan } : undefined),
    // The person has to be able to keep it, whatever was closed meanwhile.
    isKept: ({ name }) => name === 'acknowledged',
  })
  return {
    ...store,
    proceed() {
      const screen = store.$screen.get()
      if (screen.name === 'statement') store.goTo({ name: 'confirmation', plan: screen.plan })
    },
  }
}
