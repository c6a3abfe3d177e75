/** The errors of Contentful's APIs, by id, with their status and words. */
const answers = {
  AccessTokenInvalid: {
    status: 401,
    message: 'The access token you sent could not be found or is invalid.',
  },
  BadRequest: { status: 400, message: 'The request you sent was invalid.' },
  InvalidQuery: {
    status: 400,
    message:
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  },
  NotFound: { status: 404, message: 'The resource could not be found.' },
  VersionMismatch: {
    status: 409,
    message: 'The version number you supplied is invalid.',
  },
  InvalidEntry: { status: 422, message: 'Validation error' },
  UnknownField: { status: 422, message: 'The following fields are unknown to this content type.' },
  UnresolvedLinks: { status: 422, message: 'Validation error' },
  ValidationFailed: { status: 422, message: 'Validation error' },
  RateLimitExceeded: {
    status: 429,
    message: 'You have exceeded the rate limit of the Organization this Space belongs to.',
  },
  ServerError: { status: 500, message: 'Internal server error.' },
} as const

export type ProblemId = keyof typeof answers

/** Thrown by whatever can't answer a request; the app answers in Contentful's shape. */
export class ProblemAnswer extends Error {
  readonly id: ProblemId
  readonly status: (typeof answers)[ProblemId]['status']
  readonly details: unknown

  constructor(id: ProblemId, { message, details }: { message?: string; details?: unknown } = {}) {
    super(message ?? answers[id].message)
    this.id = id
    this.status = answers[id].status
    this.details = details
  }

  body(requestId: string) {
    const { id, message, details } = this
    return { sys: { type: 'Error', id }, message, ...(details !== undefined && { details }), requestId }
  }
}
