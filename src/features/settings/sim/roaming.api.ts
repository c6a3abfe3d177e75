import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { changeRoaming } from '../../../operator/client/change-roaming.ts'
import { whereKnown } from '../../../operator/client/where-known.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** The change of a number's roaming, where it is the current one. It ends in an outcome and never throws. */
export const roamingApi = () => ({
  changeRoaming: (phoneNumber: PhoneNumber, on: boolean) =>
    whereKnown(
      mapped(
        queryOperator(changeRoaming, { on, phoneNumber }),
        (answer) => answer.changeRoaming.roamingStatus,
      ),
      (status) => status !== 'unknown',
    ),
})

export type RoamingApi = ReturnType<typeof roamingApi>
