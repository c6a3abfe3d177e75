import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { AccountSettings } from '../../operator/client/account-settings.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import type { Loader } from '../../session/loaded.ts'
import { askSettings } from './settings.api.ts'

export interface Settings extends AccountSettings {
  /** Whose they are: a user who changes what is one number's names it. */
  phoneNumber: PhoneNumber
  endedPhoneNumbers: readonly PhoneNumber[]
}

/** The settings of the number that the page shows; asked for once a page, by whichever part needs them first. */
export const settings = customerLoader<Settings>(askSettings)

/** Puts in what a change brought; nothing where the settings aren't there. */
export function putSettings(
  { $loaded, put }: Loader<Settings>,
  change: (settings: Settings) => Partial<Settings>,
): void {
  const loaded = $loaded.get()
  if (loaded.name === 'ready') put({ ...loaded.value, ...change(loaded.value) })
}
