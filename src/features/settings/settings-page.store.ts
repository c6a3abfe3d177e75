import { account } from '../../session/account.store.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { askSettings, settingsApi } from './settings.api.ts'
import { createSettingsStore, type Settings } from './settings.store.ts'

/** The settings of the number that the page shows; asked for once a page, by whichever tab needs them first. */
export const settings = customerLoader<Settings>(askSettings)

export const settingsStore = createSettingsStore({ settings, account, api: settingsApi() })
