import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EsimProfile } from '../contract/esim-orders-status.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { EsimProfilesDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { unique } from './unique.ts'

export const AccountEsimProfile = v.object({
  ...EsimProfile.entries,
  phoneNumber: PhoneNumber,
  state: enumeration(['RELEASED', 'DOWNLOADED', 'INSTALLED', 'ENABLED', 'DELETED']),
  createdAt: Instant,
})
export type AccountEsimProfile = v.InferOutput<typeof AccountEsimProfile>

/** The account's eSIM profiles. Failure: STRONG_LOG_IN_REQUIRED. */
export const esimProfiles = operation(
  EsimProfilesDocument,
  v.object({
    esimProfiles: v.pipe(
      v.array(AccountEsimProfile),
      unique(({ iccid }) => iccid),
    ),
  }),
)
