/** How any call may be refused before its own rules are asked, with the HTTP status. */
export const protocolErrors = {
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  UNAUTHORIZED: 401,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The same key came with another body, or from someone else. */
  IDEMPOTENCY_KEY_REUSED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /**
   * A write without a session: nothing is done, the answer brings a guest's, and the same call is sent again with it. No
   * error's status: a browser would write one into its console.
   */
  SESSION_MISSING: 202,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
} as const
export type ProtocolError = keyof typeof protocolErrors

/** The status of every refusal by an endpoint's own rules. The body of any refusal is `{ code }`. */
export const refusedStatus = 422
