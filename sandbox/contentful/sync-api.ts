import * as v from 'valibot'
import { deletedOnWire, onWire, type View } from './on-wire.ts'
import { ProblemAnswer } from './problem-answer.ts'
import { type Position, readToken, writeToken } from './sync-token.ts'

const First = v.strictObject({
  initial: v.literal('true'),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(1000))),
})
const Next = v.strictObject({ sync_token: v.string() })
const Parameters = v.union([Next, First])

/**
 * One page of a first sync or of the changes since a token. Everything is listed once, by its last change; what changes
 * between two pages moves to the end, so a reader misses nothing. `url` is the endpoint's own, for the next one's.
 */
export function syncPage(
  parameters: Record<string, string>,
  view: Omit<View, 'locale'>,
  url: string,
  pageSize: number,
) {
  const { space } = view
  const position = readPosition(parameters, view, pageSize)
  const news = space
    .changesAfter(position.after)
    .filter(({ deletedAt, sequence }) => deletedAt === undefined || sequence > position.start)
  const page = news.slice(0, position.limit)
  // Not the run of the token that was sent: what came since is known to this run alone.
  const after = page.at(-1)?.sequence ?? position.after
  const token = writeToken({ ...position, run: space.run, after })
  const items = page.map((published) =>
    published.deletedAt === undefined
      ? onWire(published, { ...view, locale: '*' })
      : deletedOnWire(published, space),
  )
  const next = news.length > page.length ? 'nextPageUrl' : 'nextSyncUrl'
  return { sys: { type: 'Array' }, items, [next]: `${url}?sync_token=${token}` }
}

function readPosition(
  parameters: Record<string, string>,
  { space }: Omit<View, 'locale'>,
  pageSize: number,
): Position {
  const read = v.safeParse(Parameters, parameters)
  if (!read.success) {
    throw new ProblemAnswer('BadRequest', {
      message:
        'A sync needs either initial=true, with a limit or without, or a sync_token and no other parameter.',
    })
  }
  if ('sync_token' in read.output) return readToken(read.output.sync_token, space)
  return { run: space.run, after: 0, start: space.sequence, limit: read.output.limit ?? pageSize }
}
