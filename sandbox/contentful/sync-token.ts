import * as v from 'valibot'
import { ProblemAnswer } from './problem-answer.ts'
import type { Space } from './space.ts'

/** How far a reader is: `after` is the last change it knows; deletions up to `start` are no news to it. */
const Position = v.object({
  run: v.string(),
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
})
export type Position = v.InferOutput<typeof Position>

const Token = v.pipe(v.string(), v.parseJson(), Position)

export const writeToken = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** Throws the answer BadRequest for a token of another history than the space's. */
export function readToken(token: string, space: Space): Position {
  const position = v.safeParse(Token, Buffer.from(token, 'base64url').toString())
  if (position.success && space.continues(position.output.run)) return position.output
  throw new ProblemAnswer('BadRequest', { message: 'The sync token is not valid.' })
}
