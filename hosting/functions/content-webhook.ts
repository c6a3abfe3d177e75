import * as v from 'valibot'
import type { SiteFunction } from '../site.ts'
import { isSigned } from './webhook-signature.ts'

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
const rememberedKeys = 1000

/** Answers Contentful's webhook: 202 for a change that begins a rebuild, also where the same call comes again. */
export function contentWebhook({ secret, now, changed }: WebhookOptions): SiteFunction {
  const seen = new Set<string>()
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
    const body = await request.text()
    if (body.length > largestBody) return answer(413)
    const { pathname, search } = new URL(request.url)
    const signed = { method: 'POST', path: pathname + search, headers: request.headers, body }
    if (!isSigned(signed, secret, now())) return answer(403)
    const change = readChange(body)
    if (!change) return answer(422)
    const key = request.headers.get('x-contentful-idempotency-key')
    if (key && seen.has(key)) return answer(202)
    await changed(change)
    if (key) remember(seen, key)
    return answer(202)
  }
}

function readChange(body: string): ContentChange | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), body)
  if (!parsed.success) return undefined
  const { type, id, revision } = parsed.output.sys
  const isGone = type.startsWith('Deleted')
  return { kind: type.endsWith('Entry') ? 'Entry' : 'Asset', id, revision: isGone ? undefined : revision }
}

function remember(seen: Set<string>, key: string): void {
  seen.add(key)
  const [oldest] = seen
  if (seen.size > rememberedKeys && oldest) seen.delete(oldest)
}

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
