import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { picturesFolder } from '../content-sync/pictures/picture-store.ts'
import { snapshotPath } from '../content-sync/sync-content.ts'
import { parseSnapshot } from '../src/content/read-snapshot.ts'
import { digestOf, digestOfRelease } from './digest.ts'
import type { Environment } from './environment.ts'
import { heldRelease } from './held-release.ts'
import { proveFolder } from './prove-folder.ts'
import { makeRelease, type ReleaseOutcome, releaseFolders } from './release.ts'
import { releaseFacts, releaseFactsFile } from './release-facts.ts'
import { run } from './run.ts'
import { walletEnvironment, walletSources } from './wallets.ts'
import { chatSources, tagSources, widgetEnvironment } from './widgets.ts'

interface BuildOptions {
  root: string
  environment: Environment
  /** Ends the build when it aborts. */
  signal: AbortSignal
}

/** Everything a build is made of besides the snapshot and the values of the environment. */
const sources = [
  'src',
  'build',
  'public',
  'hosting',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the site from the snapshot into `dist`; see makeRelease for what a failure leaves. */
export async function buildSite(options: BuildOptions): Promise<ReleaseOutcome> {
  const { root, environment, signal } = options
  const digest = await digestOfSources(options)
  return makeRelease({
    root,
    sources: {
      tags: tagSources(environment.widgets, environment.ownOrigins),
      chat: chatSources(environment.widgets),
      wallets: walletSources(environment.wallets),
    },
    targets: {
      site: environment.siteOrigin,
      operator: operatorOrigin(environment),
      signedWith: environment.signsCalls ? 'API_SIGNATURE_TOKEN' : undefined,
    },
    pictures: picturesFolder(environment.dataFolder),
    moved: parseSnapshot(snapshotPath(environment.dataFolder)).movedPages,
    digest,
    build: async (folder) => {
      await run([astroProgram, 'build', '--outDir', folder], {
        name: 'astro build',
        folder: root,
        environment: { ...process.env, NODE_ENV: 'production', ...astroEnvironment(root, environment) },
        signal,
      })
      const snapshot = await readFile(snapshotPath(environment.dataFolder))
      const facts = await releaseFacts({ root, snapshot, digest, now: Date.now() })
      await writeFile(join(folder, releaseFactsFile), JSON.stringify(facts, undefined, 2))
    },
    prove: async (folder) => {
      // Someone may have gone back to an earlier release while this one was built.
      const held = await heldRelease(environment.dataFolder)
      return held === undefined
        ? proveFolder({ folder, siteOrigin: environment.siteOrigin, configFile: join(root, 'netlify.toml') })
        : [`${held} is held.`]
    },
  })
}

/** Whether `dist` was built from just what a build would be made of now. */
export async function isUpToDate(options: Omit<BuildOptions, 'signal'>): Promise<boolean> {
  const built = await digestOfRelease(releaseFolders(options.root).current)
  return built === (await digestOfSources(options))
}

const digestOfSources = ({ root, environment }: Omit<BuildOptions, 'signal'>): Promise<string> =>
  digestOf({
    root,
    paths: [...sources, snapshotPath(environment.dataFolder)],
    values: {
      node: process.version,
      site: environment.siteOrigin,
      operator: operatorOrigin(environment) ?? '',
      signsCalls: String(environment.signsCalls),
      gallery: String(environment.gallery),
      name: environment.name,
      dashboard: process.env.DASHBOARD_PATH ?? '',
      missingNumber: process.env.MISSING_NUMBER_PATH ?? '',
      widgets: JSON.stringify(environment.widgets),
      wallets: JSON.stringify(environment.wallets),
    },
  })

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

export const astroProgram = join(
  dirname(fileURLToPath(import.meta.resolve('astro/package.json'))),
  'bin/astro.mjs',
)
