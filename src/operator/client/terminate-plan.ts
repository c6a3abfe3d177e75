import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Words } from '../contract/typed-text.ts'
import { TerminatePlanDocument } from './generated/graphql.ts'
import { writingMutation } from './operation.ts'

/** Ends a plan; `terminated` is false while that is under way. Failures: PHONE_NUMBER_CHANGED, PLAN_NOT_FOUND. */
export const terminatePlan = writingMutation(
  TerminatePlanDocument,
  v.object({
    terminatePlan: v.object({
      terminated: v.boolean(),
      phoneNumber: PhoneNumber,
      planId: Words,
      terminationDate: v.nullable(Instant),
    }),
  }),
)
