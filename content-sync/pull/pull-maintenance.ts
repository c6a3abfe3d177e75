import * as v from 'valibot'
import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import { defaultLanguage } from '../../src/i18n/language.ts'
import type { DeliverySpace } from '../environment.ts'
import { RawEntry } from '../mirror.ts'
import { EntryReader } from '../parse/entry-reader.ts'
import { maintenanceConfiguration } from '../parse/maintenance-configuration.ts'
import { Space } from '../parse/space.ts'
import { noPictures } from '../pictures/picture.ts'
import { deliveryClient } from './delivery-client.ts'

const Answer = v.object({ items: v.array(RawEntry) })

const none: MaintenanceConfiguration = { activateMaintenanceMode: false, activateFor: 'allPages' }

/**
 * The maintenance configuration as it is published now, without waiting for a build; off where there is none, or one
 * that is broken. Throws where Contentful doesn't answer.
 */
export async function pullMaintenance(space: DeliverySpace): Promise<MaintenanceConfiguration> {
  const query = { content_type: 'maintenanceConfiguration', limit: 1 }
  const { items } = v.parse(Answer, await deliveryClient(space, () => undefined).getEntries(query))
  return maintenanceOf(space.space, items[0])
}

/** What an entry says of maintenance; off where it is broken or there is none. */
export function maintenanceOf(space: string, entry: RawEntry | undefined): MaintenanceConfiguration {
  if (!entry) return none
  const edition = {
    space: new Space({ space, entries: { [entry.sys.id]: entry }, assets: {}, pictures: noPictures }),
    language: defaultLanguage,
    isExtra: false,
    pagePaths: new Map(),
  }
  return maintenanceConfiguration(new EntryReader(edition, entry, 'broken')) ?? none
}
