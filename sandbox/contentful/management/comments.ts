import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { linkTo } from '../content.ts'
import { ProblemAnswer } from '../problem-answer.ts'
import type { ManagedSpace } from './managed-space.ts'

/** Contentful's own limit, in characters. */
const Body = v.object({ body: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })

/** What editors say about entries, beside them. */
export function commentsApi({ entries }: ManagedSpace): Hono {
  const comments = new Map<string, { entry: string; version: number; body: string }>()
  const onWire = (id: string) => {
    const { entry, version, body } = comments.get(id) ?? notThere(id)
    return {
      sys: { id, type: 'Comment', version, parentEntity: linkTo('Entry', entry) },
      body,
      status: 'active',
    }
  }
  const api = new Hono()
  api.get('/entries/:entry/comments', ({ req, json }) => {
    const { id } = entries.get(req.param('entry'))
    const items = [...comments].filter(([, { entry }]) => entry === id).map(([comment]) => onWire(comment))
    return json({ sys: { type: 'Array' }, total: items.length, items })
  })
  api.post('/entries/:entry/comments', async ({ req, json }) => {
    const { id: entry } = entries.get(req.param('entry'))
    const sent = v.safeParse(Body, await req.json())
    if (!sent.success)
      throw new ProblemAnswer('ValidationFailed', {
        details: { errors: [{ name: 'size', path: ['body'], details: sent.issues[0].message }] },
      })
    const id = randomUUID()
    comments.set(id, { entry, version: 1, body: sent.output.body })
    return json(onWire(id), 201)
  })
  api.delete('/entries/:entry/comments/:id', ({ req, body }) => {
    const { id } = req.param()
    const { version } = comments.get(id) ?? notThere(id)
    if (Number(req.header('X-Contentful-Version')) !== version) throw new ProblemAnswer('VersionMismatch')
    comments.delete(id)
    return body(null, 204)
  })
  return api
}

function notThere(id: string): never {
  throw new ProblemAnswer('NotFound', { details: { type: 'Comment', id } })
}
