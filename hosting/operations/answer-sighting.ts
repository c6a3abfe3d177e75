import { passedOn } from '../redirects.ts'
import { type Sighting, sighting } from './sighting.ts'

interface Answered {
  path: string
  status: number
  /** Where a redirect leads; empty where it is none. */
  location: string
  milliseconds: number
  isFunction: boolean
}

/** An answer of this server as it is counted: by what kind of address it was, never by the address. */
export const answerSighting = ({ path, status, location, milliseconds, isFunction }: Answered): Sighting =>
  sighting('answer', nameOf(path, isFunction), {
    outcome: outcomeOf(status, location),
    value: Math.max(1, Math.round(milliseconds)),
  })

function nameOf(path: string, isFunction: boolean): string {
  if (isFunction) return 'function'
  if (path.startsWith(`${passedOn}v1/log-in`)) return 'log-in'
  return path.startsWith(passedOn) ? 'api' : 'page'
}

function outcomeOf(status: number, location: string): string {
  if (status === 502) return 'unreachable'
  if (status === 504) return 'late'
  // A log-in that fails leads back to the site: only the address says so.
  if (status >= 500 || /[?&]logInError=(?:failed|expired)\b/.test(location)) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}
