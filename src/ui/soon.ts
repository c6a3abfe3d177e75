/** For `client:idle`: milliseconds after which an island hydrates even if the browser is never idle. */
export const soon = { timeout: 2000 }
