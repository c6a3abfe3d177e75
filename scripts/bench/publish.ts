import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { contentWebhookPath } from '../../hosting/functions/content-webhook.ts'
import { sandboxToken } from '../../sandbox/contentful/contentful.ts'
import { serveEmbeddedSpace } from '../../sandbox/contentful/embedded-space.ts'
import { generatedId } from '../../sandbox/contentful/generated-pages.ts'
import type { Space } from '../../sandbox/contentful/space.ts'
import { webhook } from '../../sandbox/contentful/webhook.ts'
import { languages } from '../../src/i18n/language.ts'
import type { Bench } from './bench.ts'
import { type Finding, median, worst } from './finding.ts'
import { publishGoals } from './goals.ts'

const secret = '0123456789abcdef'.repeat(4)
/** Milliseconds between two visitors, between two publications, and how long a build may take. */
const pause = 10
const betweenPublications = 2_000
const patience = 20 * 60_000

/** How many pages the embedded content makes, about. */
const embeddedPages = 630

/** What a server is made of: it is copied, so that the site in this folder stays. */
const sources = [
  'astro.config.mjs',
  'build',
  'content-sync',
  'hosting',
  'netlify.toml',
  'package-lock.json',
  'package.json',
  'public',
  'sandbox',
  'scripts',
  'src',
  'tailwind.config.cjs',
  'tsconfig.json',
]

/**
 * From a signed webhook to new bytes for a visitor, at two sizes of a site: the server of `npm start` over the embedded space
 * and as many generated pages as are missing. Also the first build of all, its memory, and the slowest answer to a visitor during publications.
 */
export async function measurePublish(bench: Bench): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const size of publishGoals) findings.push(...(await measureSize(bench, size)))
  return findings
}

async function measureSize(
  { runs, say, signal }: Bench,
  { pages, goals }: (typeof publishGoals)[number],
): Promise<Finding[]> {
  const root = await copyOfProject()
  const contentful = await serveEmbeddedSpace({
    port: 0,
    generatedPages: Math.ceil((pages - embeddedPages) / languages.length),
  })
  const { space } = contentful
  say(`${pages} pages: the first build`)
  const server = await startServer(root, contentful.environment.host, signal)
  try {
    const tell = webhook({ space, url: server.origin + contentWebhookPath, secret, log: say })
    const live: number[] = []
    const answers: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      await wait(betweenPublications)
      const word = `Run ${run}`
      publishTitle(space, word)
      const taken = await untilLive(tell, server.origin, word, answers)
      say(`${pages} pages, ${run} of ${runs}: live after ${Math.round(taken)} ms`)
      // The first loads what later ones have at hand.
      if (run > 0) live.push(taken)
    }
    const finding = { part: 'publish', subject: `${pages} pages` } as const
    const one = (measure: string, unit: 'milliseconds' | 'bytes', samples: number[], value: number) => ({
      ...finding,
      measure,
      unit,
      samples,
      value,
    })
    return [
      {
        ...one('one entry → live, median', 'milliseconds', live, median(live)),
        goal: { atMost: goals.live },
      },
      {
        ...one('full build', 'milliseconds', [server.built.milliseconds], server.built.milliseconds),
        goal: { atMost: goals.build },
      },
      {
        ...one('memory', 'bytes', [server.built.memory], server.built.memory),
        goal: { atMost: goals.memory },
      },
      {
        ...one('slowest answer meanwhile', 'milliseconds', [worst(answers)], worst(answers)),
        goal: { atMost: goals.answer },
      },
    ]
  } finally {
    await server.stop()
    await contentful.close()
    await rm(root, { recursive: true, force: true })
  }
}

async function copyOfProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'publish-'))
  for (const name of sources) await cp(resolve(name), join(root, name), { recursive: true })
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

interface Server {
  origin: string
  built: { milliseconds: number; memory: number }
  stop: () => Promise<void>
}

async function startServer(root: string, contentfulHost: string, signal: AbortSignal): Promise<Server> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '4721',
      DATA_FOLDER: join(root, '.data'),
      CONTENTFUL_SPACE_ID: 'uoga',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_DELIVERY_TOKEN: sandboxToken,
      CONTENTFUL_HOST: contentfulHost,
      CONTENTFUL_WEBHOOK_SECRET: secret,
    },
  })
  signal.addEventListener('abort', () => child.kill())
  const { built, origin } = await served(child)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { origin, built, stop }
}

/** What the server says of itself: `built: 615 pages in 14.5 s (828 files rendered, 551 MB)`, `serving: http://…`. */
function served(child: ChildProcess): Promise<Pick<Server, 'built' | 'origin'>> {
  const { promise, resolve, reject } = Promise.withResolvers<Pick<Server, 'built' | 'origin'>>()
  let built: Server['built'] | undefined
  const read = (line: string) => {
    const [, seconds, megabytes] = /^built: .* in ([\d.]+) s \(.*?(\d+) MB\)/.exec(line) ?? []
    if (seconds && megabytes)
      built = { milliseconds: Number(seconds) * 1000, memory: Number(megabytes) * 1_000_000 }
    const [, origin] = /^serving: (\S+)/.exec(line) ?? []
    if (origin && built) resolve({ built, origin })
  }
  if (child.stdout) createInterface(child.stdout).on('line', read)
  child.once('exit', () => reject(new Error('The server ended before it served.')))
  return promise
}

function publishTitle(space: Space, word: string): void {
  const id = generatedId(1)
  const entry = space.entry(id)
  if (!entry) throw new Error(`The space has no ${id}.`)
  const { contentType, fields } = entry.content
  space.publishEntry(id, { contentType, fields: { ...fields, title: { ...fields.title, en: word } } })
}

/** Milliseconds until a visitor reads the word; each visitor's wait goes to `answers`. */
async function untilLive(
  tell: () => Promise<void>,
  origin: string,
  word: string,
  answers: number[],
): Promise<number> {
  const start = performance.now()
  await tell()
  while (performance.now() - start < patience) {
    const asked = performance.now()
    const page = await (await fetch(`${origin}/en/accessibility-${generatedId(1)}`)).text()
    answers.push(performance.now() - asked)
    if (page.includes(word)) return performance.now() - start
    await wait(pause)
  }
  throw new Error(`"${word}" didn't go live.`)
}
