import * as v from 'valibot'

/**
 * One REST call. `path` stands under the site's `/api`.
 * A GET carries its request in the query string, so every field of it is a string; a POST carries JSON.
 * A `read` may be sent again at will; a `write` moves money or places an order, needs an Idempotency-Key, and is sent
 * again only with the same one.
 * `request` and `answer` describe the wire (input) and the values inside (output). `errors` are the codes with which
 * the operator may refuse this very call: HTTP 422 with `{ code }`. What any call may meet is in protocol-errors.ts.
 */
export interface Endpoint<
  Request extends v.GenericSchema<object> = v.GenericSchema<object>,
  Answer extends v.GenericSchema = v.GenericSchema,
  Codes extends readonly string[] = readonly string[],
  Effect extends 'read' | 'write' = 'read' | 'write',
> {
  readonly method: 'GET' | 'POST'
  readonly path: `/v1/${string}`
  readonly effect: Effect
  readonly request: Request
  readonly answer: Answer
  readonly errors: v.PicklistSchema<Codes, undefined>
}

export const endpoint = <
  Request extends v.GenericSchema<object>,
  Answer extends v.GenericSchema,
  const Codes extends readonly string[],
  Effect extends 'read' | 'write',
>({
  errors,
  ...description
}: Omit<Endpoint<Request, Answer, Codes, Effect>, 'errors'> & { errors: Codes }): Endpoint<
  Request,
  Answer,
  Codes,
  Effect
> => ({ ...description, errors: v.picklist(errors) })

/** What a caller hands over: parsed values, such as `Cents`, which JSON writes as they stand on the wire. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>
/** What a caller gets, parsed. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>
/** What the operator puts on the wire. */
export type WireAnswerOf<E extends Endpoint> = v.InferInput<E['answer']>
export type CodeOf<E extends Endpoint> = v.InferOutput<E['errors']>

/** Where the operator is reached, on the site's origin as on its own. */
export const apiPath = (path: string): string => `/api${path}`
export const graphqlPath = '/v1/graphql'
