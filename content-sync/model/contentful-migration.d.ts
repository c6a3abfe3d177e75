declare module 'contentful-migration/built/lib/migration-parser.js' {
  interface Request {
    method: string
    url: string
    data?: unknown
    headers?: Record<string, unknown>
  }
  interface ParseResult {
    batches: { requests: Request[] }[]
    stepsValidationErrors: unknown[]
    payloadValidationErrors: unknown[]
    getRuntimeErrors: () => unknown[]
    getValidationErrors: () => unknown[]
  }
  /** Turns a migration into the requests that it represents, after its own checks. */
  export function createMigrationParser(
    makeRequest: (request: Request) => Promise<unknown>,
    config: Record<string, unknown>,
  ): (migration: unknown) => Promise<ParseResult>
}
