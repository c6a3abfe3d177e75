import * as v from 'valibot'
import { GetTeliaAccountDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'

/** The person's account at the partner whose log-in was used; null where there is none. */
export const getPartnerAccount = operation(
  GetTeliaAccountDocument,
  v.object({ partnerAccount: v.nullable(v.object({ email: v.nullable(v.pipe(v.string(), v.email())) })) }),
)
