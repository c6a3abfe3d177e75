import { createHmac, randomUUID } from 'node:crypto'
import type { Published, Space } from './space.ts'

interface WebhookOptions {
  space: Space
  url: string
  /** 64 characters, as in a webhook's settings. */
  secret: string
  log: (sentence: string) => void
}

/**
 * Tells `url` of everything that is published or unpublished from now on, signed as Contentful signs: one call per
 * entry or asset. Call what it returns after a change; it resolves once every call is answered.
 */
export function webhook({ space, url, secret, log }: WebhookOptions): () => Promise<void> {
  let told = space.sequence
  return async () => {
    const changes = space.changesAfter(told)
    told = space.sequence
    for (const change of changes) {
      const request = signed(url, secret, change)
      const answer = await fetch(url, request).catch(() => undefined)
      if (!answer?.ok) log(`webhook: ${url} answered ${answer?.status ?? 'nothing'} for ${change.id}`)
    }
  }
}

function signed(url: string, secret: string, { type, id, revision, deletedAt }: Published): RequestInit {
  const [kind, action] = deletedAt === undefined ? [type, 'publish'] : [`Deleted${type}`, 'unpublish']
  const body = JSON.stringify({ sys: { type: kind, id, revision } })
  const headers: Record<string, string> = {
    'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-timestamp': String(Date.now()),
    'x-contentful-topic': `ContentManagement.${type}.${action}`,
  }
  const list = Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = ['POST', new URL(url).pathname, list.map((pair) => pair.join(':')).join(';'), body].join('\n')
  return {
    method: 'POST',
    body,
    headers: {
      ...headers,
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-idempotency-key': randomUUID(),
      'x-contentful-signature': createHmac('sha256', secret).update(text).digest('hex'),
    },
  }
}
