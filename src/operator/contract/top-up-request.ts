import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { AmountInCents } from './euro-amount.ts'
import { Line } from './line.ts'
import { PhoneNumber } from './phone-number.ts'
import { ReturnPathWithFragment } from './return-path.ts'

/** What every way of paying for a top-up says. `returnPath` is the waiting page. */
export const TopUpRequest = v.object({
  phoneNumber: PhoneNumber,
  amountInCents: AmountInCents,
  language: v.picklist(languages),
  line: Line,
  returnPath: ReturnPathWithFragment,
})

/** Why a top-up is not begun, however it would be paid. */
export const topUpErrors = [
  'NUMBER_NOT_OURS',
  'NUMBER_BLOCKED',
  'NUMBER_ON_OTHER_LINE',
  'SUM_OUT_OF_LIMITS',
] as const
