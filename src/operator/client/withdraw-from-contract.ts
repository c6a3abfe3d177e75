import * as v from 'valibot'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { WithdrawFromContractDocument } from './generated/graphql.ts'
import { writingMutation } from './operation.ts'

/**
 * Withdraws from the contract about an ordered plan within 14 days.
 * Failures: PHONE_NUMBER_CHANGED, PLAN_NOT_FOUND, WITHDRAWAL_PERIOD_OVER.
 */
export const withdrawFromContract = writingMutation(
  WithdrawFromContractDocument,
  v.object({
    withdrawFromContract: v.object({
      orderedPlanId: Identifier,
      planId: Words,
      planName: Words,
      phoneNumber: PhoneNumber,
      acknowledgementReference: Identifier,
      withdrawnAt: Instant,
      eurRefund: EuroPrice,
    }),
  }),
)
