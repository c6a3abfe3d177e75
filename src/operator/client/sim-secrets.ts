import * as v from 'valibot'
import { PhoneNumber } from '../contract/phone-number.ts'
import { PukCode } from '../contract/typed-text.ts'
import { ShowSimSecretsDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'

/** PIN and PUK of the current number's SIM card: asked for only when the person wants to see them, and never kept. */
export const showSimSecrets = operation(
  ShowSimSecretsDocument,
  v.object({
    /** Tells whose codes they are. */
    account: v.object({ ownedAsset: v.nullable(v.object({ phoneNumber: PhoneNumber })) }),
    accountSettings: v.object({ simPIN: v.pipe(v.string(), v.regex(/^\d{4,8}$/)), simPUK: PukCode }),
  }),
)
