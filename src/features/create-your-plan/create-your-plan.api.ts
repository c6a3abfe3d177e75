import { priceOwnPlan } from '../../operator/client/price-own-plan.ts'
import { queryOperator } from '../../session/query-operator.ts'
import type { ChosenPlan } from '../own-plan/own-plan.ts'

/** What the operator says that a plan of one's own costs; guests ask it too. */
export const askPrice = ({ data, minutes, messages, zone }: ChosenPlan) =>
  queryOperator(priceOwnPlan, {
    ownPlanInput: {
      dataInLtInGB: data.amount,
      minutes: minutes.amount,
      messages: messages.amount,
      // The EU/EEA, where every plan works, is no zone of its own.
      roamingZone: zone.amount === 0 ? null : zone.key,
    },
  })
