import { leaveLastKnown } from './last-known.ts'
import { announce } from './session-news.ts'

/** Another number is the current one: what the browser keeps of the other goes, other tabs hear of it, and the page reloads. */
export function beginNumber(): void {
  leaveLastKnown()
  announce('switched')
  location.reload()
}
