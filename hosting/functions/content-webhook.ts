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
  }),
})

const largestBody = 1_000_000

/** What visitors see changes with these; an editor's saving does not. */
const publishes = /^ContentManagement\.(?:Entry|Asset)\.(?:publish|unpublish|delete)$/

/**
 * Answers Contentful's webhook: 202 for a change that begins a rebuild, also where the same call comes again or changes
 * nothing that visitors see. Nothing of a body is read before the headers say that it may be signed.
 */
export function contentWebhook({ secret, now, calls, changed }: WebhookOptions): SiteFunction {
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
    const change = readChange(body)
    if (!change) return functionAnswer(422)
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

function readChange(body: string): ContentChange | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), body)
  if (!parsed.success) return undefined
  const { type, id, revision } = parsed.output.sys
  const isGone = type.startsWith('Deleted')
  return { kind: type.endsWith('Entry') ? 'Entry' : 'Asset', id, revision: isGone ? undefined : revision }
}
