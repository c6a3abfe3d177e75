import type { PhoneNumber } from '../../../lib/phone-number.ts'
import type { Loader } from '../../../session/loaded.ts'
import { type Changing, createChanging } from '../change.ts'
import { putSettings, type Settings } from '../settings.store.ts'
import type { RoamingApi } from './roaming.api.ts'

interface RoamingStore extends Pick<Changing, '$change'> {
  switchRoaming(phoneNumber: PhoneNumber, on: boolean): Promise<void>
}

/** Switches roaming; what is shown is what the operator answered, and the old value where it didn't. */
export function createRoamingStore(settings: Loader<Settings>, api: RoamingApi): RoamingStore {
  const { $change, run, refuse } = createChanging()
  return {
    $change,
    async switchRoaming(phoneNumber, on) {
      const roamingStatus = await run('roaming', () => api.changeRoaming(phoneNumber, on))
      if (roamingStatus === undefined) return
      putSettings(settings, () => ({ roamingStatus }))
      const wanted = on ? 'ON' : 'OFF'
      if (roamingStatus !== wanted) refuse('roaming')
    },
  }
}
