import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import { maintenanceScopes } from '../../src/content/page-key.ts'
import { declare } from './content-type.ts'
import { required, requiredWhere, withDefault } from './fields.ts'
import { instant, instantAfter } from './instant.ts'
import { flag, oneOf } from './kinds.ts'

/** An end of the window. A wrong one would open the window, so with it there is no maintenance at all. */
const end = (kind: typeof instant, name: string, help: string) =>
  requiredWhere((entry, field) => entry.find(field) !== undefined, kind, name, help)

export const maintenanceConfiguration = declare<MaintenanceConfiguration>(
  {
    id: 'maintenanceConfiguration',
    name: 'Maintenance',
    description:
      'Closes the site, or self-service, for a time. It takes effect within a minute. There is one.',
  },
  {
    activateMaintenanceMode: withDefault(
      flag,
      false,
      'Maintenance is on',
      'With both times empty it lasts until this is switched off.',
    ),
    activateFor: required(oneOf(maintenanceScopes), 'What is closed'),
    activateFrom: end(instant, 'From', 'Vilnius time. Empty: from now on.'),
    activateTo: end(instantAfter('activateFrom'), 'To', 'Vilnius time. Empty: without an end.'),
  },
)
