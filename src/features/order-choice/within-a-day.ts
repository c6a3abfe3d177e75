/** Milliseconds. */
const day = 86_400_000

/** Whether an instant is less than a day ago, both in UTC milliseconds; what a wrong clock calls the future isn't. */
export const isWithinADay = (at: number, now: number): boolean => at <= now && now - at < day
