import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

interface LoadOptions {
  /** What is served now: what of it is the same isn't read again. */
  served?: LoadedRelease
  /** Each file is read when it is asked for: for a folder that stays as it is, and of which little is asked. */
  isLazy?: boolean
}

/** Reads a built folder; throws an Error that names each rule that isn't one. */
export async function loadRelease(
  { folder, previousFolder, configFile }: ReleaseFolders,
  { served, isLazy = false }: LoadOptions = {},
): Promise<LoadedRelease> {
  const files = new Map<string, StaticFile>()
  const known = new Map<string, StaticFile>()
  const load = (from: string) =>
    eachFile(from, async (path, name) => {
      if (!isPublic(name)) return undefined
      if (isLazy) return new StaticFile(name, () => readFile(path))
      // Ten times as fast as asking for it by the way of promises, and a folder's files are asked for in small batches.
      const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true })
      const identity = [dev, ino, size, mtimeNs].join()
      const file = served?.known.get(identity) ?? new StaticFile(name, await readFile(path))
      known.set(identity, file)
      return file
    })
  for (const hashed of ['_astro', 'media']) {
    for (const [name, file] of await load(join(previousFolder, hashed)))
      if (file) files.set(`/${hashed}/${name}`, file)
  }
  for (const [name, file] of await load(folder)) if (file) files.set(`/${name}`, file)
  const { headersFor, ruleFor } = await loadRules(folder, configFile)
  return {
    known,
    find: (path) => candidatesFor(path).flatMap((candidate) => files.get(candidate) ?? [])[0],
    headersFor,
    ruleFor,
  }
}

async function textOfRules(folder: string, configFile: string): Promise<string> {
  const paths = [join(folder, '_headers'), join(folder, '_redirects'), configFile]
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')))
  return JSON.stringify(texts)
}

type Rules = Pick<LoadedRelease, 'headersFor' | 'ruleFor'>

/** Most releases have the rules of the one before: parsing a megabyte of them is a good part of going live. */
let latest: { text: string; rules: Rules } | undefined

async function loadRules(folder: string, configFile: string): Promise<Rules> {
  const text = await textOfRules(folder, configFile)
  if (latest?.text !== text) {
    const rules = {
      headersFor: await loadHeaders(folder, configFile),
      ruleFor: await loadRedirects(folder, configFile),
    }
    latest = { text, rules }
  }
  return latest.rules
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

async function loadRedirects(folder: string, netlifyConfigPath: string): Promise<LoadedRelease['ruleFor']> {
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
