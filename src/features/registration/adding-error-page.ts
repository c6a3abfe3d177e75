import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import { $session } from '../../session/session.state.ts'
import type { RegistrationPage } from './registration.ts'

/** The page for a number that could not be added: to an account that has others, or as the first. */
export async function addingErrorPage(): Promise<RegistrationPage> {
  const isCustomer = $session.get() === 'signedIn'
  const calls = isCustomer
    ? await inTime(import('./customer.api.ts'), longestLoadInMilliseconds).catch(() => undefined)
    : undefined
  return (await calls?.hasNumbers()) ? 'numberAddingError' : 'firstNumberAddingError'
}
