import * as v from 'valibot'

export type Effect = 'read' | 'repeatable' | 'write'

/**
 * One REST call. `path` is under the site's `/api`.
 * A GET carries its request in the query string, so every field of it is a string; a POST carries JSON.
 * A `read` changes nothing; a `repeatable` changes something, but nothing more the second time (logging out): both may
 * be sent again at will. A `write` moves money, places an order, sends a text or counts an attempt: it needs an
 * Idempotency-Key, and is sent again only with the same one.
 * `request` and `answer` describe the wire (input) and the values inside (output). `errors` are the codes with which
 * the operator may refuse this very call: HTTP 422 with `{ code }`. What any call may meet is in protocol-errors.ts.
 */
export interface Endpoint<
  Request extends v.GenericSchema<object> = v.GenericSchema<object>,
  Answer extends v.GenericSchema = v.GenericSchema,
  Codes extends readonly string[] = readonly string[],
  Kind extends Effect = Effect,
> {
  readonly method: 'GET' | 'POST'
  readonly path: `/v1/${string}`
  readonly effect: Kind
  readonly request: Request
  readonly answer: Answer
  readonly errors: v.PicklistSchema<Codes, undefined>
  /** Fields that are another each time: with the same Idempotency-Key they don't make it another request. */
  readonly oneTimeFields?: readonly string[] | undefined
}

export const endpoint = <
  Request extends v.GenericSchema<object>,
  Answer extends v.GenericSchema,
  const Codes extends readonly string[],
  Kind extends Effect,
>({
  errors,
  ...description
}: Omit<Endpoint<Request, Answer, Codes, Kind>, 'errors'> & { errors: Codes }): Endpoint<
  Request,
  Answer,
  Codes,
  Kind
> => ({ ...description, errors: v.picklist(errors) })

/** What a caller hands over: parsed values, such as `Cents`, which JSON writes as they are on the wire. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>
/** What a caller gets, parsed. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>
/** What the operator puts on the wire. */
export type WireAnswerOf<E extends Endpoint> = v.InferInput<E['answer']>
export type CodeOf<E extends Endpoint> = v.InferOutput<E['errors']>

/** Where the operator is reached, on the site's origin as on its own. */
export const apiPath = (path: string): string => `/api${path}`
export const graphqlPath = '/v1/graphql'
