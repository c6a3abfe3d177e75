import * as v from 'valibot'
import { maintenanceScopes } from './page-key.ts'

/** The window's ends are UTC instants in ISO form; an unset one leaves the window open on that side. */
export const MaintenanceConfiguration = v.object({
  activateMaintenanceMode: v.boolean(),
  activateFor: v.picklist(maintenanceScopes),
  activateFrom: v.optional(v.string()),
  activateTo: v.optional(v.string()),
})
export type MaintenanceConfiguration = v.InferOutput<typeof MaintenanceConfiguration>
