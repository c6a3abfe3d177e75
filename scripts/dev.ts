/** `npm run dev`: the site with hot reload; an edited file of the embedded space appears by itself. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dev } from 'astro'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin, ProxyOptions } from 'vite'
import { picturesFolder } from '../content-sync/pictures/picture-store.ts'
import { pullMaintenance } from '../content-sync/pull/pull-maintenance.ts'
import { snapshotPath } from '../content-sync/sync-content.ts'
import { documentHeaders, pictureHeaders } from '../hosting/answer-headers.ts'
import { astroEnvironment } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { switches, switchesPath } from '../hosting/functions/switches.ts'
import { picturesPath } from '../hosting/published-pictures.ts'
import { releaseFolders } from '../hosting/release.ts'
import type { SiteFunction } from '../hosting/site.ts'
import { watchSpace } from '../sandbox/contentful/watch-space.ts'
import { checkEnvironment } from './check-environment.ts'
import { type Lifetime, live } from './lifetime.ts'
import { operatorDocs } from './operator-docs/operator-docs.ts'
import { type ContentSource, openContent, pullContent } from './site-content.ts'
import { openEditing } from './site-editing.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const source = await openContent(environment, lifetime, environment.ports.content)
  await openOperator(environment, lifetime)
  if (!(await pullContent(source.environment, environment))) return 'failed'
  followContent(source, environment, lifetime)
  Object.assign(process.env, astroEnvironment(process.cwd(), { ...environment, gallery: true }))
  const server = await dev({
    root: process.cwd(),
    server: { host: '127.0.0.1', port: environment.ports.site },
    vite: {
      plugins: [
        watchSnapshot(environment),
        serveFunctions({ ...switchesOf(source), ...operatorDocs(environment) }),
        servePictures(environment),
      ],
      server: {
        strictPort: true,
        proxy: proxyTo(environment),
        watch: { ignored: Object.values(releaseFolders(process.cwd())).map((folder) => `${folder}/**`) },
      },
    },
  })
  lifetime.owns(server.stop)
  await openEditing(environment, lifetime)
  return 'running'
})

/** Pulls whenever a file of the embedded space is saved; Astro watches the snapshot that comes of it. */
function followContent(source: ContentSource, environment: Environment, lifetime: Lifetime): void {
  if (!source.space) return
  let work: Promise<unknown> = Promise.resolve()
  const watching = watchSpace({
    folder: environment.embeddedSpace,
    space: source.space,
    log: console.log,
    published: () => {
      work = work.then(() => pullContent(source.environment, environment))
    },
  })
  lifetime.owns(watching.close)
}

/** Astro starts again when a file that it was reported changes, but sees changes below the project's folder only. */
function watchSnapshot({ dataFolder }: Environment) {
  return {
    name: 'watch-snapshot',
    configureServer: ({ watcher }: { watcher: { add: (path: string) => unknown } }) => {
      watcher.add(resolve(snapshotPath(dataFolder)))
    },
  }
}

/** The rule of `_redirects` that leads elsewhere, for Vite. */
function proxyTo({ operator }: Environment): Record<string, ProxyOptions> {
  return operator.kind === 'none' ? {} : { '/api/': { target: operator.origin, changeOrigin: true } }
}

/** Pictures from where a pull keeps them: a build would have published those that its pages name. */
function servePictures({ dataFolder }: Environment): Plugin {
  return {
    name: 'serve-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${picturesPath}`, async ({ url = '' }, response) => {
        const name = /^\/([\da-f]+\.(?:svg|webp|pdf))$/.exec(url)?.[1]
        const body = name && (await readFile(join(picturesFolder(dataFolder), name)).catch(() => undefined))
        if (!body) return void response.writeHead(404).end()
        response
          .writeHead(200, {
            ...pictureHeaders,
            ...(name.endsWith('.pdf') && documentHeaders),
            'Content-Type': getMimeType(name) ?? '',
          })
          .end(body)
      })
    },
  }
}

/** `/switches` as the site's server answers it. */
function switchesOf({ environment }: ContentSource): Record<string, SiteFunction> {
  return { [switchesPath]: switches({ read: () => pullMaintenance(environment), now: Date.now }) }
}

/** What answers at a path of its own, as the site's server has it. */
function serveFunctions(functions: Record<string, SiteFunction>): Plugin {
  return {
    name: 'serve-functions',
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '', method, headers }, response, next) => {
        const answer = functions[url.split('?')[0] ?? '']
        if (!answer) return next()
        const told = await answer(new Request(`http://${headers.host}${url}`, { method }))
        response.writeHead(told.status, Object.fromEntries(told.headers)).end(await told.text())
      })
    },
  }
}
