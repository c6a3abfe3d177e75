import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { contentWebhookPath } from '../../hosting/functions/content-webhook.ts'
import { sandboxToken } from '../../sandbox/contentful/contentful.ts'
import { serveEmbeddedSpace } from '../../sandbox/contentful/embedded-space.ts'
import { generatedId } from '../../sandbox/contentful/generated-pages.ts'
import type { Space } from '../../sandbox/contentful/space.ts'
import { webhook } from '../../sandbox/contentful/webhook.ts'
import { languages } from '../../src/i18n/language.ts'
import type { Bench } from './bench.ts'

const secret = '0123456789abcdef'.repeat(4)
/** Milliseconds between two visitors, and how long a build may take. */
const pause = 10
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

/** The page whose title is published. */
export const publishedPath = `/en/accessibility-${generatedId(1)}`

export interface PublishingServer {
  origin: string
  /** The first build of all: milliseconds, bytes. */
  built: { milliseconds: number; memory: number }
  /** Publishes a title, and says after how many milliseconds a visitor reads it; how long each visitor waited goes to `answers`. */
  publish: (title: string, answers: number[]) => Promise<number>
}

/** Lends the server of `npm start` over the embedded space and as many generated pages as are missing to so many. */
export async function withPublishingServer<Result>(
  pages: number,
  { say, signal }: Pick<Bench, 'say' | 'signal'>,
  work: (server: PublishingServer) => Promise<Result>,
): Promise<Result> {
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
    return await work({
      origin: server.origin,
      built: server.built,
      publish(title, answers) {
        publishTitle(space, title)
        return untilLive(tell, server.origin, title, answers)
      },
    })
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

async function startServer(root: string, contentfulHost: string, signal: AbortSignal) {
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
  const ended = once(child, 'exit')
  const { built, origin } = await Promise.race([
    served(child.stdout),
    ended.then(() => Promise.reject(new Error('The server ended before it served.'))),
  ])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { origin, built, stop }
}

/** What the server says of itself: `built: 615 pages in 14.5 s (828 files rendered, 551 MB)`, `serving: http://…`. */
function served(output: Readable): Promise<Pick<PublishingServer, 'built' | 'origin'>> {
  const { promise, resolve } = Promise.withResolvers<Pick<PublishingServer, 'built' | 'origin'>>()
  let built: PublishingServer['built'] | undefined
  createInterface(output).on('line', (line) => {
    const [, seconds, megabytes] = /^built: .* in ([\d.]+) s \(.*?(\d+) MB\)/.exec(line) ?? []
    if (seconds && megabytes)
      built = { milliseconds: Number(seconds) * 1000, memory: Number(megabytes) * 1_000_000 }
    const [, origin] = /^serving: (\S+)/.exec(line) ?? []
    if (origin && built) resolve({ built, origin })
  })
  return promise
}

function publishTitle(space: Space, title: string): void {
  const id = generatedId(1)
  const entry = space.entry(id)
  if (!entry) throw new Error(`The space has no ${id}.`)
  const { contentType, fields } = entry.content
  space.publishEntry(id, { contentType, fields: { ...fields, title: { ...fields.title, en: title } } })
}

async function untilLive(
  tell: () => Promise<void>,
  origin: string,
  title: string,
  answers: number[],
): Promise<number> {
  const start = performance.now()
  await tell()
  while (performance.now() - start < patience) {
    const asked = performance.now()
    const page = await (await fetch(origin + publishedPath)).text()
    answers.push(performance.now() - asked)
    if (page.includes(title)) return performance.now() - start
    await wait(pause)
  }
  throw new Error(`"${title}" didn't go live.`)
}
