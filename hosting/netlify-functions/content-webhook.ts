import { setTimeout as wait } from 'node:timers/promises'
import { getStore } from '@netlify/blobs'
import { readContentEnvironment } from '../../content-sync/environment.ts'
import { functionAnswer } from '../answer-headers.ts'
import { contentWebhook } from '../functions/content-webhook.ts'
import { joinedCalls } from '../functions/joined-calls.ts'
import { sharedStoreIn } from '../functions/shared-store.ts'
import { takenCallsInStore } from '../functions/taken-calls.ts'
import type { SiteFunction } from '../site.ts'

const { CONTENTFUL_WEBHOOK_SECRET: secret, BUILD_HOOK_URL: buildHook } = process.env

const content = readContentEnvironment(process.env)

export const config = { path: '/webhooks/content' }

/** Contentful's webhook on Netlify: signed changes call the site's build hook. Without its settings it is not there. */
const handler: SiteFunction =
  secret && buildHook && content.kind === 'space'
    ? (request) => webhook({ secret, buildHook, environment: content.environment })(request)
    : () => functionAnswer(404)
export default handler

interface Settings {
  secret: string
  buildHook: string
  environment: string
}

/** For each request: Netlify gives the store's key with it. */
function webhook({ secret, buildHook, environment }: Settings): SiteFunction {
  const store = sharedStoreIn(getStore({ name: 'content-webhook', consistency: 'strong' }))
  return contentWebhook({
    secret,
    environment,
    now: Date.now,
    calls: takenCallsInStore(store, Date.now),
    changed: joinedCalls({ store, now: Date.now, wait, call: () => callBuildHook(buildHook) }),
  })
}

async function callBuildHook(buildHook: string): Promise<void> {
  const answer = await fetch(buildHook, { method: 'POST' })
  // Contentful calls again later.
  if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`)
}
