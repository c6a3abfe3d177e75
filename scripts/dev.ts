/** `npm run dev`: the site with hot reload; an edited file of the embedded space appears by itself. */
import { dev } from 'astro'
import { astroEnvironment } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { embeddedSpaceFolder } from '../sandbox/contentful/embedded-space.ts'
import { watchSpace } from '../sandbox/contentful/watch-space.ts'
import { checkEnvironment } from './check-environment.ts'
import { type Lifetime, live } from './lifetime.ts'
import { type ContentSource, openContent, pullContent } from './site-content.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const source = await openContent(environment, lifetime, environment.ports.content)
  await openOperator(environment, lifetime)
  if (!(await pullContent(source, environment))) return 'failed'
  followContent(source, environment, lifetime)
  Object.assign(process.env, astroEnvironment(process.cwd(), environment))
  const server = await dev({
    root: process.cwd(),
    server: { host: '127.0.0.1', port: environment.ports.site },
    vite: { server: { strictPort: true, proxy: proxyTo(environment) } },
  })
  lifetime.owns(server.stop)
  return 'running'
})

/** Pulls whenever a file of the embedded space is saved; Astro watches the snapshot that comes of it. */
function followContent(source: ContentSource, environment: Environment, lifetime: Lifetime): void {
  if (!source.space) return
  let work: Promise<unknown> = Promise.resolve()
  const watching = watchSpace({
    folder: embeddedSpaceFolder,
    space: source.space,
    log: console.log,
    published: () => {
      work = work.then(() => pullContent(source, environment))
    },
  })
  lifetime.owns(watching.close)
}

/** The rules of `_redirects` that lead elsewhere, for Vite. */
const proxyTo = ({ operator, imagesOrigin }: Environment) => ({
  '/api/': { target: operator.origin, changeOrigin: true },
  '/media/': {
    target: new URL(imagesOrigin).origin,
    changeOrigin: true,
    rewrite: (path: string) => path.replace('/media', new URL(imagesOrigin).pathname),
  },
})
