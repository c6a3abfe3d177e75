import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { blockPhoneNumber } from '../../../operator/client/block-phone-number.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** Blocks a number, or lets it work again, where it is the current one. It ends in an outcome and never throws. */
export const askBlock = (phoneNumber: PhoneNumber, blocked: boolean) =>
  mapped(
    queryOperator(blockPhoneNumber, { blocked, phoneNumber }),
    (answer) => answer.blockPhoneNumber.isBlocked,
  )
