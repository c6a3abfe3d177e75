import type { maintenanceScopes } from './page-key.ts'

/** The window's ends are UTC instants in ISO form; an unset one leaves the window open on that side. */
export interface MaintenanceConfiguration {
  activateMaintenanceMode: boolean
  activateFor: (typeof maintenanceScopes)[number]
  activateFrom?: string
  activateTo?: string
}
