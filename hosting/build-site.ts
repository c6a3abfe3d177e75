import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRenderer } from '../build/rendering/renderer.ts'
import { picturesFolder } from '../content-sync/pictures/picture-store.ts'
import { snapshotPath } from '../content-sync/sync-content.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { codeIn, compiledCode } from './compiled-code.ts'
import type { SourcesByNeed } from './content-security-policy.ts'
import { digestOf, digestOfRelease } from './digest.ts'
import type { Environment } from './environment.ts'
import { heldRelease } from './held-release.ts'
import { type EarlierRelease, type PageRecords, readEarlier, writeRecords } from './page-records.ts'
import { proveFolder } from './prove-folder.ts'
import { makeRelease, type ReleaseOutcome, releaseFolders } from './release.ts'
import { releaseFacts, releaseFactsFile } from './release-facts.ts'
import { type RenderedSite, renderSite } from './render-site.ts'
import { run } from './run.ts'
import { walletEnvironment, walletSources } from './wallets.ts'
import { chatSources, tagSources, widgetEnvironment } from './widgets.ts'
import type { WrittenSnapshot } from './written-snapshot.ts'

interface Project {
  root: string
  environment: Environment
}

/** What a process that builds again and again finds of its last build without reading it. */
export interface BuildMemory {
  earlier?: EarlierRelease
}

export interface BuildOptions extends Project {
  /** What to build from. */
  content: WrittenSnapshot
  memory: BuildMemory
  /** Takes from the earlier release what wouldn't change, or compiles and renders everything. */
  from: 'earlier' | 'nothing'
  /** Ends the build when it aborts. */
  signal: AbortSignal
}

type CompileOptions = Project & Pick<BuildOptions, 'signal'>

/** What pages are rendered by, besides the content and the values of the environment. */
const codeSources = [
  'src',
  'build',
  'public',
  'hosting',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the site from a snapshot into `dist`; see makeRelease for what a failure leaves. Renders in this process, which
 * has to have the variables of `renderingEnvironment`.
 */
export async function buildSite(options: BuildOptions): Promise<ReleaseOutcome> {
  const { root, environment, from, memory, content } = options
  const { snapshot } = content
  const folders = releaseFolders(root)
  const code = await digestOfCode(options)
  const digest = await digestOfSources(options)
  let records: PageRecords | undefined
  const outcome = await makeRelease({
    root,
    sources: sourcesOf(environment),
    targets: {
      site: environment.siteOrigin,
      operator: operatorOrigin(environment),
      signedWith: environment.signsCalls ? 'API_SIGNATURE_TOKEN' : undefined,
    },
    pictures: picturesFolder(environment.dataFolder),
    moved: snapshot.movedPages,
    digest,
    async build(folder) {
      if (from === 'nothing') await rm(codeIn(folders.code, code), { recursive: true, force: true })
      const earlier = from === 'earlier' ? await earlierRelease(folders.current, memory) : undefined
      const filled = await renderPages(folder, snapshot, options, earlier)
      records = filled.records
      await demandUnswitched(folders.current, earlier)
      const facts = await releaseFacts({
        root,
        snapshot: content.text,
        digest,
        now: Date.now(),
      })
      await writeFile(join(folder, releaseFactsFile), JSON.stringify(facts, undefined, 2))
      filled.files.set(releaseFactsFile, { needs: [] })
      return filled
    },
    prove: async (folder) => {
      // Someone may have gone back to an earlier release while this one was built.
      const held = await heldRelease(environment.dataFolder)
      return held === undefined
        ? proveFolder({ folder, siteOrigin: environment.siteOrigin, configFile: join(root, 'netlify.toml') })
        : [`${held} is held.`]
    },
  })
  if (outcome.status === 'released' && records) memory.earlier = { folder: folders.current, digest, records }
  return outcome
}

/**
 * Writes what the release in `dist` was made of beside it, if this process made it: no visitor waits for that. A process that
 * is killed before leaves a release of which the next one takes nothing.
 */
export async function keepRecords(root: string, { earlier }: BuildMemory): Promise<void> {
  const { current } = releaseFolders(root)
  if (earlier && earlier.digest === (await digestOfRelease(current)))
    await writeRecords(current, earlier.records)
}

/** The release in `dist`, from memory where it is the one that this process built. */
async function earlierRelease(
  current: string,
  { earlier }: BuildMemory,
): Promise<EarlierRelease | undefined> {
  return earlier && earlier.digest === (await digestOfRelease(current)) ? earlier : readEarlier(current)
}

/** What pages may load from other origins, by what they need. */
export const sourcesOf = ({ widgets, ownOrigins, wallets }: Environment): SourcesByNeed => ({
  tags: tagSources(widgets, ownOrigins),
  chat: chatSources(widgets),
  wallets: walletSources(wallets),
})

/** Compiles where that is needed, and renders. */
export async function renderPages(
  folder: string,
  snapshot: Snapshot,
  options: CompileOptions,
  earlier?: EarlierRelease,
): Promise<RenderedSite> {
  const code = await compileSite(options)
  const digest = await digestOfCode(options)
  return renderSite({ code, digest, snapshot, origin: options.environment.siteOrigin, folder, earlier })
}

/** The folder of the compiled code, which is made where it isn't there yet. */
export async function compileSite({ root, environment, signal }: CompileOptions): Promise<string> {
  return compiledCode({
    folder: releaseFolders(root).code,
    digest: await digestOfCode({ root, environment }),
    compile: (site) =>
      run([astroProgram, 'build', '--outDir', site], {
        name: 'astro build',
        folder: root,
        environment: renderingEnvironment(root, environment),
        signal,
      }),
  })
}

/** Loads what pages are rendered with, if it is compiled: a process that waits for content has it at hand. */
export async function prepareToBuild(project: Project): Promise<void> {
  const code = codeIn(releaseFolders(project.root).code, await digestOfCode(project))
  // What isn't compiled yet the build compiles.
  await openRenderer(code).catch(() => undefined)
}

/** Whether `dist` was built from just what a build would be made of now. */
export async function isUpToDate(sources: Project & Pick<BuildOptions, 'content'>): Promise<boolean> {
  const built = await digestOfRelease(releaseFolders(sources.root).current)
  return built === (await digestOfSources(sources))
}

/** Files of two releases never mix: another build may have switched while this one took files from `dist`. */
async function demandUnswitched(current: string, earlier: EarlierRelease | undefined): Promise<void> {
  if (earlier && earlier.digest !== (await digestOfRelease(current)))
    throw new Error('Another build has released meanwhile.')
}

const codeDigests = new Map<string, Promise<string>>()

/** Read once in a process: what it runs with is what was there when it began. */
function digestOfCode({ root, environment }: Project): Promise<string> {
  const values = {
    node: process.version,
    site: environment.siteOrigin,
    gallery: String(environment.gallery),
    name: environment.name,
    dashboard: process.env.DASHBOARD_PATH ?? '',
    missingNumber: process.env.MISSING_NUMBER_PATH ?? '',
    missingTemplates: process.env.DEBUG_TEMPLATES ?? '',
    widgets: JSON.stringify(environment.widgets),
    wallets: JSON.stringify(environment.wallets),
  }
  const key = JSON.stringify([root, values])
  const digest = codeDigests.get(key) ?? digestOf({ root, paths: codeSources, values })
  codeDigests.set(key, digest)
  return digest
}

const digestOfSources = async (sources: Project & Pick<BuildOptions, 'content'>): Promise<string> => {
  const { root, environment, content } = sources
  return digestOf({
    root,
    paths: [],
    values: {
      code: await digestOfCode(sources),
      snapshot: createHash('sha256').update(content.text).digest('hex'),
      operator: operatorOrigin(environment) ?? '',
      signsCalls: String(environment.signsCalls),
    },
  })
}

const operatorOrigin = ({ operator }: Environment): string | undefined =>
  operator.kind === 'none' ? undefined : operator.origin

/** The variables that Astro's configuration and the pages read. */
export const astroEnvironment = (root: string, environment: Environment): Record<string, string> => ({
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_ORIGIN: environment.siteOrigin,
  CONTENT_SNAPSHOT: resolve(root, snapshotPath(environment.dataFolder)),
  GALLERY: String(environment.gallery),
  SITE_ENVIRONMENT: environment.name,
  ...widgetEnvironment(environment.widgets),
  ...walletEnvironment(environment.wallets),
})

/** All variables of a process that compiles or renders. */
export const renderingEnvironment = (root: string, environment: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...astroEnvironment(root, environment),
})

const astroProgram = join(dirname(fileURLToPath(import.meta.resolve('astro/package.json'))), 'bin/astro.mjs')
