import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { loadRelease } from '../../hosting/loaded-release.ts'
import { createSite } from '../../hosting/site.ts'
import { createOperator } from '../../sandbox/operator/create-operator.ts'
import { switchLimits } from '../../sandbox/operator/limits-switch.ts'
import type { App } from './serve-securely.ts'

/** The hand-written pages, sent by the same code as the site. */
export const limitApp = (): Promise<App> => folderApp('tests/bench/limit-page')

/**
 * The built site with its own headers. The operator answers from this process, wherever the build's rules would send its
 * calls, so that nothing else runs while it is measured; the operator's control page signs a customer in.
 */
export async function siteApp(folder: string, origin: string): Promise<App> {
  const operator = await createOperator({ siteOrigin: origin })
  // All visits of a measurement come from one address.
  await switchLimits(operator.database, Date.now(), true)
  return new Hono<{ Bindings: HttpBindings }>()
    .all('/api/*', ({ req, env }) => operator.fetch(req.raw, env))
    .post('/control/sessions', ({ req, env }) => operator.fetch(req.raw, env))
    .route('/', await folderApp(folder))
}

async function folderApp(folder: string): Promise<App> {
  const release = await loadRelease({ folder, previousFolder: '', configFile: '' })
  return createSite({ release: () => release })
}
