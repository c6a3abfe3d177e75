import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PathWithRoute, StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js'
import { codeFiles } from './code-files.ts'

/** A file that the compiled code can render. */
export interface RenderedFile {
  /** Its path in the site: `en/plans.html`. */
  name: string
  /** The source that renders it: `src/pages/robots.txt.ts`. */
  component: string
  render: () => Promise<Buffer<ArrayBuffer>>
}

/** What Astro's compiled code exports: its app for builds. */
interface CompiledCode {
  app: StaticPathsApp & {
    logger: unknown
    routeCache: { clearAll: () => void }
    setInternals: (internals: { pagesByKeys: Map<string, unknown> }) => void
    setOptions: (options: { settings: { scripts: [] }; logger: unknown }) => void
    render: (request: Request, options: { routeData: PathWithRoute['route'] }) => Promise<Response>
  }
}

/**
 * Loads compiled code to render with, all of it: the process that does can wait for content with everything at hand. What it
 * returns lists the files of the snapshot that is rendered from then.
 */
export async function openRenderer(folder: string): Promise<(origin: string) => Promise<RenderedFile[]>> {
  const { server, styles } = codeFiles(folder)
  const entry = (await readdir(server)).find((name) => name.startsWith('prerender-entry.'))
  if (entry === undefined) throw new Error(`no compiled code in ${server}`)
  const { app }: CompiledCode = await import(pathToFileURL(join(server, entry)).href)
  app.setInternals({ pagesByKeys: new Map(JSON.parse(await readFile(styles, 'utf8'))) })
  app.setOptions({ settings: { scripts: [] }, logger: app.logger })
  for (const load of app.manifest.pageMap?.values() ?? []) await load()
  return async (origin) => {
    app.routeCache.clearAll()
    return (await new StaticPaths(app).getAll()).map((path) => renderedFile(app, path, origin))
  }
}

function renderedFile(
  app: CompiledCode['app'],
  { pathname, route }: PathWithRoute,
  origin: string,
): RenderedFile {
  const plain = pathname.replace(/^\/|\/$/g, '')
  const name = route.type === 'endpoint' ? plain : `${plain || 'index'}.html`
  return {
    name,
    component: route.component,
    async render() {
      const answer = await app.render(new Request(new URL(name, `${origin}/`)), { routeData: route })
      if (answer.status !== 200) throw new Error(`${name} was rendered with status ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
