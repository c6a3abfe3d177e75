import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector, { type Match } from 'netlify-redirector'
import { eachFile } from './folder.ts'
import { StaticFile } from './static-file.ts'

/** A built folder in memory with its rules: what is served is always one release as a whole. */
export interface LoadedRelease {
  /** The file that answers a decoded path: itself, then `path.html`, then a folder's `index.html`. */
  find: (path: string) => StaticFile | undefined
  headersFor: (path: string) => Record<string, string>
  /** The first rule of `_redirects` or netlify.toml that matches, whether or not a file exists there. */
  ruleFor: (url: URL) => Match | undefined
  /** What the next release may take over. */
  known: KnownFiles
}

/** Files by what the disk knows them by: where two releases share the bytes of a file, it is one, with what was compressed of it. */
type KnownFiles = ReadonlyMap<string, StaticFile>

interface ReleaseFolders {
  folder: string
  /** The release before this one: its hashed files stay, for the pages that are still open. */
  previousFolder: string
  /** The path of netlify.toml. */
  configFile: string
}

/** Reads a built folder, or what of it isn't in the release that is served; throws an Error that names each rule that isn't one. */
export async function loadRelease(
  { folder, previousFolder, configFile }: ReleaseFolders,
  served?: LoadedRelease,
): Promise<LoadedRelease> {
  const files = new Map<string, StaticFile>()
  const known = new Map<string, StaticFile>()
  const load = (from: string) =>
    eachFile(from, async (path, name) => {
      const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true })
      const identity = [dev, ino, size, mtimeNs].join()
      const file = served?.known.get(identity) ?? new StaticFile(name, await readFile(path))
      known.set(identity, file)
      return file
    })
  for (const hashed of ['_astro', 'media']) {
    for (const [name, file] of await load(join(previousFolder, hashed))) files.set(`/${hashed}/${name}`, file)
  }
  for (const [name, file] of await load(folder)) if (isPublic(name)) files.set(`/${name}`, file)
  return {
    known,
    find: (path) => candidatesFor(path).flatMap((candidate) => files.get(candidate) ?? [])[0],
    headersFor: await loadHeaders(folder, configFile),
    ruleFor: await loadRules(folder, configFile),
  }
}

const isPublic = (name: string): boolean =>
  !['_headers', '_redirects'].includes(name) && !/(?:^|\/)\.(?!well-known\/)/.test(name)

/** The files that may answer a decoded path, the first that is there does. */
export const candidatesFor = (path: string): string[] =>
  path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]

async function loadHeaders(folder: string, netlifyConfigPath: string): Promise<LoadedRelease['headersFor']> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  })
  refuse(errors)
  const rules = headers
    .filter((header): header is Header => 'forRegExp' in header)
    .map((header, order) => ({ ...header, order }))
  // Most rules name one page each: looked up by their path, ten thousand cost as little as ten.
  const exact = Map.groupBy(rules, ({ for: path }) => keyOf(path))
  const patterns = rules.filter(({ for: path }) => /\*|\/:/.test(path))
  return (path) => {
    const named = exact.get(keyOf(path)) ?? []
    const matching = new Set([...patterns.filter(({ forRegExp }) => forRegExp.test(path)), ...named])
    const inOrder = [...matching].sort((one, other) => one.order - other.order)
    return Object.assign({}, ...inOrder.map(({ values }) => values))
  }
}

const keyOf = (path: string): string => path.toLowerCase().replace(/(.)\/$/, '$1')

async function loadRules(folder: string, netlifyConfigPath: string): Promise<LoadedRelease['ruleFor']> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath,
    configRedirects: [],
    minimal: false,
  })
  refuse(errors)
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), { jwtSecret: '', jwtRoleClaim: '' })
  return ({ protocol, hostname, pathname, search }) =>
    matcher.match({
      scheme: protocol.slice(0, -1),
      host: hostname,
      path: pathname,
      query: search.slice(1),
      getHeader: () => '',
      getCookie: () => '',
    }) ?? undefined
}

function refuse(errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
}
