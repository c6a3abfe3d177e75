import { changeRoaming } from '../../operator/client/change-roaming.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { whileShown } from '../../session/shown-number.ts'
import { mapped } from './settings.api.ts'

/** The change of roaming, of the number that the page shows only. It ends in an outcome and never throws. */
export const roamingApi = () => ({
  changeRoaming: (on: boolean) =>
    mapped(
      whileShown(() => queryOperator(changeRoaming, { on })),
      (answer) => answer.changeRoaming.roamingStatus,
    ),
})

export type RoamingApi = ReturnType<typeof roamingApi>
