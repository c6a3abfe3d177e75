import { readContentEnvironment } from '../../content-sync/environment.ts'
import { functionAnswer } from '../answer-headers.ts'
import { contentWebhook } from '../functions/content-webhook.ts'
import { takenCallsInMemory } from '../functions/taken-calls.ts'

const { CONTENTFUL_WEBHOOK_SECRET: secret, BUILD_HOOK_URL: buildHook } = process.env

const content = readContentEnvironment(process.env)

export const config = { path: '/webhooks/content' }

/** Contentful's webhook on Netlify: a signed change calls the site's build hook. Without its settings it is not there. */
export default secret && buildHook && content.kind === 'space'
  ? contentWebhook({
      secret,
      environment: content.environment,
      now: Date.now,
      // Another instance may take the same call again within five minutes: that costs a build, and changes nothing.
      calls: takenCallsInMemory(),
      changed: async () => {
        const answer = await fetch(buildHook, { method: 'POST' })
        // Contentful calls again later.
        if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`)
      },
    })
  : () => functionAnswer(404)
