/** A browser that hasn't left by then stays: the page takes presses again. Milliseconds. */
export const leavingLimit = 10_000
