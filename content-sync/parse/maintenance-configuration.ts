import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import { maintenanceScopes } from '../../src/content/page-key.ts'
import { entryParser, type FieldReader, optional, required } from './fields.ts'
import { instant, instantAfter } from './instant.ts'
import { flag, oneOf } from './kinds.ts'
import { readable, unreadable } from './reading.ts'

/** An end of the window: a wrong one would open the window, so without it there is no maintenance at all. */
const end =
  (kind: typeof instant): FieldReader<string | undefined> =>
  (entry, field) => {
    if (!entry.find(field)) return readable(undefined)
    const reading = required(kind)(entry, field)
    return reading.ok ? reading : unreadable()
  }

export const maintenanceConfiguration = entryParser<MaintenanceConfiguration>({
  activateMaintenanceMode: optional(flag, false),
  activateFor: required(oneOf(maintenanceScopes)),
  activateFrom: end(instant),
  activateTo: end(instantAfter('activateFrom')),
})
