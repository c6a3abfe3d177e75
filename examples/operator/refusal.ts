/** How a call is refused before its own rules are asked: the codes and statuses of docs/operator/README.md. */
const statuses = {
  SESSION_MISSING: 202,
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  UNAUTHORIZED: 401,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_KEY_REUSED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
} as const
export type ProtocolCode = keyof typeof statuses

/** Thrown where a call is refused: `{ code }` is all that its answer says. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, headers: Record<string, string> = {}) {
    super(code)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** A refusal that any call may get. */
export const protocolRefusal = (code: ProtocolCode, headers?: Record<string, string>) =>
  new Refusal(statuses[code], code, headers)

/** A refusal by a call's own rules: nothing was done. */
export const refused = (code: string) => new Refusal(422, code)
