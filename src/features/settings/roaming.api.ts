import { changeRoaming } from '../../operator/client/change-roaming.ts'
import { confirmNumber } from '../../session/confirm-number.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { mapped } from './settings.api.ts'

/** The change of roaming, of the number that the page shows only. It ends in an outcome and never throws. */
export const roamingApi = () => ({
  changeRoaming: (on: boolean) => mapped(changeOfShown(on), (answer) => answer.changeRoaming.roamingStatus),
})

const changeOfShown = async (on: boolean) => (await confirmNumber()) ?? queryOperator(changeRoaming, { on })

export type RoamingApi = ReturnType<typeof roamingApi>
