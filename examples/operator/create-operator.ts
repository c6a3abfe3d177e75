import fastify, { type FastifyInstance } from 'fastify'
import { refuseUnread, serveApi } from './api.ts'
import { serveStates } from './conformance-states.ts'
import type { Operator } from './operator.ts'
import { serveProviders } from './providers.ts'

interface Settings {
  operator: Operator
  /** Shared with the acquirer, who signs with it. */
  acquirerSecret: string
  /** Signs new test customers in without a proof: never where real ones are. */
  hasStates: boolean
}

/** The whole operator as one Fastify app, which listens nowhere yet. */
export function createOperator({ operator, acquirerSecret, hasStates }: Settings): FastifyInstance {
  const app = fastify({
    bodyLimit: 16 * 1024,
    exposeHeadRoutes: false,
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false },
    },
    frameworkErrors: (_, request, reply) => refuseUnread(request, reply),
  })
  app.register(async (api) => serveApi(api, operator), { prefix: '/api' })
  app.register(async (pages) => serveProviders(pages, operator, acquirerSecret))
  if (hasStates) app.register(async (states) => serveStates(states, operator))
  return app
}
