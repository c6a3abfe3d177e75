import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import {
  createPlanChangeStore,
  type PlanChangeDependencies,
  type PlanChangeScreen,
  type PlanChangeStore,
} from './plan-change.store.ts'
import type { UsageApi } from './usage.api.ts'
import type { OrderedPlan } from './usage.ts'

type Termination = Extract<
  Awaited<ReturnType<UsageApi['terminatePlan']>>,
  Outcome<unknown> & { kind: 'answer' }
>['value']

type CancelStep =
  /** What would be lost, before anything is done. */
  | { name: 'consequences'; plan: OrderedPlan }
  /** `until`: UTC milliseconds, null where the operator doesn't say. */
  | { name: 'underWay' | 'done'; plan: OrderedPlan; phoneNumber: PhoneNumber; until: number | null }

/** How far a person is with cancelling a plan. */
export type CancelScreen = PlanChangeScreen<CancelStep>

interface Dependencies extends PlanChangeDependencies {
  api: Pick<UsageApi, 'terminatePlan'>
}

export const createCancelPlanStore = ({ api, ...dependencies }: Dependencies): PlanChangeStore<CancelStep> =>
  createPlanChangeStore<CancelStep, Termination>({
    ...dependencies,
    begin: (plan) => ({ name: 'consequences', plan }),
    lastStep: 'consequences',
    send: api.terminatePlan,
    answered: (plan, { terminated, phoneNumber, terminationDate: until }) => ({
      name: terminated ? 'done' : 'underWay',
      plan,
      phoneNumber,
      until,
    }),
  })
