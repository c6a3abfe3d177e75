import * as v from 'valibot'
import { readAtMost } from '../../src/lib/read-at-most.ts'
import { functionAnswer } from '../answer-headers.ts'
import type { SiteFunction } from '../site.ts'
import type { TakenCalls } from './taken-calls.ts'
import { isSignedBy, readSignature } from './webhook-signature.ts'

/** Where Contentful's webhook is to be sent. */
export const contentWebhookPath = '/webhooks/content'

/** Something was published or taken back. `revision` is the one that a reader has to see; undefined for what is gone. */
export interface ContentChange {
  kind: 'Entry' | 'Asset'
  id: string
  revision: number | undefined
}

interface WebhookOptions {
  /** 64 characters, as in the webhook's settings. */
  secret: string
  /** The environment of the space that the site is built from; publications in another one change nothing here. */
  environment: string
  /** UTC milliseconds. */
  now: () => number
  calls: TakenCalls
  /** Begins a rebuild; it isn't waited for, since Contentful gives an answer 30 seconds. */
  changed: (change: ContentChange) => void | Promise<void>
}

const Body = v.object({
  sys: v.object({
    type: v.picklist(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    id: v.string(),
    revision: v.optional(v.number()),
    environment: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
  }),
})

const largestBody = 1_000_000

/** What visitors see changes with these; an editor's saving does not. */
const publishes = /^ContentManagement\.(?:Entry|Asset)\.(?:publish|unpublish|delete)$/

/**
 * Answers Contentful's webhook: 202 for a change that begins a rebuild, also where the same call comes again or changes
 * nothing that visitors see. Nothing of a body is read before the headers say that it may be signed.
 */
export function contentWebhook({ secret, environment, now, calls, changed }: WebhookOptions): SiteFunction {
  return async (request) => {
    if (request.method !== 'POST') return functionAnswer(405, null, { Allow: 'POST' })
    const signature = readSignature(request.headers, now())
    if (signature === 'malformed') return functionAnswer(400)
    if (signature === 'unsigned') return functionAnswer(403)
    if (Number(request.headers.get('content-length') ?? 0) > largestBody) return functionAnswer(413)
    const bytes = await readAtMost(request.body, largestBody)
    if (!bytes) return functionAnswer(413)
    const body = new TextDecoder().decode(bytes)
    const { pathname, search } = new URL(request.url)
    const signed = { method: 'POST', path: pathname + search, headers: request.headers, body }
    if (!isSignedBy(secret, signed, signature)) return functionAnswer(403)
    const sent = readBody(body)
    if (!sent) return functionAnswer(422)
    const { change } = sent
    if (sent.environment !== undefined && sent.environment !== environment) return functionAnswer(202)
    if (!publishes.test(request.headers.get('x-contentful-topic') ?? '')) return functionAnswer(202)
    if (!(await calls.take(signature.hash))) return functionAnswer(202)
    try {
      await changed(change)
    } catch (error) {
      // Contentful calls again later.
      console.error(error)
      await calls.giveBack(signature.hash)
      return functionAnswer(503)
    }
    return functionAnswer(202)
  }
}

function readBody(body: string): { change: ContentChange; environment: string | undefined } | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), body)
  if (!parsed.success) return undefined
  const { type, id, revision, environment } = parsed.output.sys
  const kind = type.endsWith('Entry') ? 'Entry' : 'Asset'
  const isGone = type.startsWith('Deleted')
  return {
    change: { kind, id, revision: isGone ? undefined : revision },
    environment: environment?.sys.id,
  }
}
