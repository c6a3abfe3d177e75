import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { SwitchPhoneNumberDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Makes another of the account's numbers the current one. */
export const switchPhoneNumber = repeatableMutation(
  SwitchPhoneNumberDocument,
  v.object({
    switchPhoneNumber: v.object({
      currentPhoneNumber: v.nullable(PhoneNumber),
      switchPhoneNumberStatus: enumeration(['SUCCESS', 'MISSING_PHONE_NUMBER']),
    }),
  }),
)
