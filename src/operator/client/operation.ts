import type * as v from 'valibot'
import type { TypedDocumentString } from './generated/graphql.ts'

/** A GraphQL operation with the schema that its data goes through. */
export interface Operation<Variables, Value> {
  document: TypedDocumentString<unknown, Variables>
  schema: v.GenericSchema<unknown, Value>
}

/** `Schema` where it describes exactly the document's result; else a type that says so in the compiler's error. */
type Describing<Result, Schema extends v.GenericSchema> = [Result, v.InferInput<Schema>] extends [
  v.InferInput<Schema>,
  Result,
]
  ? Schema
  : { 'the schema differs from what the document asks for': Result }

/** Joins a document to the schema of its result, so that an answer can't be had unparsed and drift doesn't compile. */
export const operation = <Result, Variables, Schema extends v.GenericSchema>(
  document: TypedDocumentString<Result, Variables>,
  schema: Schema & Describing<Result, Schema>,
): Operation<Variables, v.InferOutput<Schema>> => ({ document, schema })
