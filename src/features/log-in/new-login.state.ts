import { stored } from '../../lib/storage.ts'

const isTrue = (value: unknown): value is true => value === true

/** The notice of the new log-in was closed, or what it leads to was read. */
export const newLoginSeen = stored('new-login-seen', isTrue)

/** The page about the new log-in was read since the log-in page was last open: that page's own script keeps it. */
export const newLoginReviewed = stored('new-login-reviewed', isTrue)

/** Whether the log-in page reports the new log-in. What was reviewed is seen; the reviewed flag has served then. */
export function tellsOfNewLogin(): boolean {
  if (newLoginReviewed.read()) {
    newLoginSeen.write(true)
    newLoginReviewed.remove()
  }
  return newLoginSeen.read() === undefined
}
