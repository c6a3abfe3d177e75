/**
 * Whether a request's Host header names this machine. A page of a foreign site whose name was made to lead here (DNS
 * rebinding) has that name in it, and its origin would then look like the sandbox's own.
 */
export const isOwnHost = (host: string | undefined): boolean =>
  /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i.test(host ?? '')
