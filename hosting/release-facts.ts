import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { isMissing } from './folder.ts'

/** What a release says of itself, at `/release.json`: nothing in it is secret. */
const ReleaseFacts = v.object({
  /** Sorts by time and is a folder's name: `2026-11-24T17-20-05Z-1a2b3c`. */
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  /** Empty where the build has no git. */
  commit: v.string(),
  /** The first line of the commit's message. */
  notes: v.string(),
  /** The first characters of the snapshot's SHA-256: the same content has the same revision. */
  contentRevision: v.string(),
})
export type ReleaseFacts = v.InferOutput<typeof ReleaseFacts>

const File = v.pipe(v.string(), v.parseJson(), ReleaseFacts)
const Package = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

export const releaseFactsFile = 'release.json'

interface MadeOf {
  root: string
  /** Its text. */
  snapshot: string
  digest: string
  /** UTC milliseconds. */
  now: number
}

/** The facts of a release that is being built; rejects where the project's package.json can't be read. */
export async function releaseFacts({ root, snapshot, digest, now }: MadeOf): Promise<ReleaseFacts> {
  const madeAt = `${new Date(now).toISOString().slice(0, 19)}Z`
  const { version, commit, notes } = await codeFacts(root)
  const contentRevision = createHash('sha256').update(snapshot).digest('hex').slice(0, 12)
  const name = `${madeAt.replaceAll(':', '-')}-${digest.slice(0, 6)}`
  return { name, madeAt, version, commit, notes, contentRevision }
}

type CodeFacts = Pick<ReleaseFacts, 'version' | 'commit' | 'notes'>

const knownCode = new Map<string, Promise<CodeFacts>>()

/** Read once in a process: what it runs with is what was there when it began. */
function codeFacts(root: string): Promise<CodeFacts> {
  const known = knownCode.get(root) ?? readCodeFacts(root)
  knownCode.set(root, known)
  return known
}

async function readCodeFacts(root: string): Promise<CodeFacts> {
  const { version } = v.parse(Package, await readFile(join(root, 'package.json'), 'utf8'))
  const [commit = '', notes = ''] = await lastCommit(root)
  return { version, commit, notes }
}

async function lastCommit(root: string): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%h%n%s'], { cwd: root })
    return stdout.trim().split('\n')
  } catch {
    return []
  }
}

/** The facts of a built folder; undefined where it has none, or none that can be read. */
export async function readReleaseFacts(folder: string): Promise<ReleaseFacts | undefined> {
  try {
    return parseReleaseFacts(await readFile(join(folder, releaseFactsFile), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export function parseReleaseFacts(text: string): ReleaseFacts | undefined {
  const facts = v.safeParse(File, text)
  return facts.success ? facts.output : undefined
}
