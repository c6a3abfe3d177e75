import type * as v from 'valibot'
import type { Effect } from '../contract/endpoint.ts'
import type { TypedDocumentString } from './generated/graphql.ts'

/** A GraphQL operation with the schema that its data goes through. What an effect is, endpoint.ts says. */
export interface Operation<Variables, Value, Kind extends Effect = Effect> {
  document: TypedDocumentString<unknown, Variables>
  schema: v.GenericSchema<unknown, Value>
  effect: Kind
}

/** `Schema` where it describes exactly the document's result; else a type that says so in the compiler's error. */
type Describing<Result, Schema extends v.GenericSchema> = [Result, v.InferInput<Schema>] extends [
  v.InferInput<Schema>,
  Result,
]
  ? Schema
  : { 'the schema differs from what the document asks for': Result }

/** Joins a document to the schema of its result, so that an answer can't be had unparsed and drift doesn't compile. */
const operationOf =
  <Kind extends Effect>(effect: Kind) =>
  <Result, Variables, Schema extends v.GenericSchema>(
    document: TypedDocumentString<Result, Variables>,
    schema: Schema & Describing<Result, Schema>,
  ): Operation<Variables, v.InferOutput<Schema>, Kind> => ({ document, schema, effect })

/** A query. */
export const operation = operationOf('read')
/** A mutation that does no more the second time. */
export const repeatableMutation = operationOf('repeatable')
/** A mutation that moves money, places an order, sends a text or counts an attempt: it needs an Idempotency-Key. */
export const writingMutation = operationOf('write')
