import * as v from 'valibot'
import { PhoneNumber } from '../contract/phone-number.ts'
import { BlockPhoneNumberDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/**
 * Blocks the number, where it is the current one, or lets it work again. Failures: PHONE_NUMBER_CHANGED,
 * STRONG_LOG_IN_REQUIRED.
 */
export const blockPhoneNumber = repeatableMutation(
  BlockPhoneNumberDocument,
  v.object({ blockPhoneNumber: v.object({ phoneNumber: PhoneNumber, isBlocked: v.boolean() }) }),
)
