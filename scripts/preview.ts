/** `npm run preview`: the site as it would be if every draft were published, rendered when it is asked for. Publishes nothing. */
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeFiles } from '../build/rendering/code-files.ts'
import type { DeliverySpace } from '../content-sync/environment.ts'
import { picturesFolder } from '../content-sync/pictures/picture-store.ts'
import { pull } from '../content-sync/pull/pull.ts'
import { pullMaintenance } from '../content-sync/pull/pull-maintenance.ts'
import type { SpaceMirror } from '../content-sync/pull/space-mirror.ts'
import { entryAddress } from '../content-sync/report/entry-address.ts'
import { syncContent } from '../content-sync/sync-content.ts'
import { compileSite, renderingEnvironment, sourcesOf } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { readFolder } from '../hosting/folder.ts'
import { switches, switchesPath } from '../hosting/functions/switches.ts'
import { folderLinker } from '../hosting/linked-files.ts'
import { listen } from '../hosting/listen.ts'
import { loadRelease } from '../hosting/loaded-release.ts'
import { openDraftSite } from '../hosting/preview/draft-site.ts'
import { type DraftsRead, newestDrafts } from '../hosting/preview/newest-drafts.ts'
import { previewPage } from '../hosting/preview/preview-page.ts'
import { createPreview } from '../hosting/preview/preview-site.ts'
import { isLoopback } from '../hosting/private-address.ts'
import { redirectsFile } from '../hosting/redirects.ts'
import type { Widgets } from '../hosting/widgets.ts'
import { watchSpace } from '../sandbox/contentful/watch-space.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'
import { checkEnvironment } from './check-environment.ts'
import { type Lifetime, live } from './lifetime.ts'
import { type ContentSource, openContent } from './site-content.ts'
import { releaseEntries, siteNeeds } from './site-needs.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const secret = secretOf(environment)
  const source = await draftsOf(environment, lifetime)
  if (!secret || !source) return 'failed'
  await openOperator(environment, lifetime)
  const dataFolder = join(environment.dataFolder, 'preview')
  const project = {
    root: process.cwd(),
    environment: { ...environment, dataFolder, widgets: withoutTags(environment.widgets) },
  }
  // The pages are rendered in this process.
  Object.assign(process.env, renderingEnvironment(project.root, project.environment))
  const code = await compileSite({ ...project, signal: lifetime.signal })

  let shown: Snapshot | undefined
  let version = 0
  const site = await openDraftSite({
    code,
    origin: environment.siteOrigin,
    sources: sourcesOf(project.environment),
    pictures: picturesFolder(dataFolder),
    files: await browserFiles(code, environment, join(dataFolder, 'site')),
    marked: (path, html, headers) =>
      previewPage(html, headers, {
        version: String(version),
        entry: shown && editAddress(shown, path, environment.content),
      }),
  })
  const drafts = newestDrafts({
    now: Date.now,
    read: await draftReader(source.environment, dataFolder),
    async show(snapshot) {
      version += 1
      shown = snapshot
      await site.show(snapshot)
    },
  })
  const preview = createPreview({
    secret,
    isSecure: environment.siteOrigin.startsWith('https:'),
    site,
    drafts,
    pathOf: (entry, wanted) => {
      const language = languages.find((known) => known === wanted)
      return language && shown?.[language].pages.find(({ id }) => id === entry)?.path
    },
    functions: {
      [switchesPath]: switches({ read: () => pullMaintenance(source.environment), now: Date.now }),
    },
  })
  const { origin, close } = await listen(preview.fetch, environment.ports.site)
  lifetime.owns(close)
  console.log(`preview of drafts: ${origin}/preview/${secret}`)
  return 'running'
})

/** Where an editor changes a page, in its language. */
function editAddress(snapshot: Snapshot, path: string, content: Environment['content']): string | undefined {
  for (const language of languages) {
    const page = snapshot[language].pages.find((candidate) => candidate.path === path)
    if (page) return entryAddress(content, { contentType: page.type, entry: page.id, language })
  }
  return undefined
}

/** On this machine alone a new secret for each start will do. */
function secretOf({ editors, siteOrigin }: Environment): string | undefined {
  if (editors.previewSecret === undefined && !isLoopback(siteOrigin)) {
    console.error('A preview that others can open needs PREVIEW_SECRET.')
    return undefined
  }
  return editors.previewSecret ?? randomBytes(24).toString('base64url')
}

/** The Preview API; of the embedded content what is saved. */
async function draftsOf(environment: Environment, lifetime: Lifetime): Promise<ContentSource | undefined> {
  const { content, editors, ports } = environment
  if (editors.preview) return { environment: editors.preview }
  if (content.kind === 'space') {
    console.error('Drafts are read with CONTENTFUL_PREVIEW_TOKEN.')
    return undefined
  }
  const source = await openContent(environment, lifetime, ports.content)
  if (source.space)
    lifetime.owns(
      watchSpace({ folder: environment.embeddedSpace, space: source.space, log: console.log }).close,
    )
  return source
}

/** Reads all drafts, and says so where none has changed since. */
async function draftReader(space: DeliverySpace, dataFolder: string): Promise<() => Promise<DraftsRead>> {
  const needs = await siteNeeds()
  const log = () => undefined
  let mirror: SpaceMirror | undefined
  return async () => {
    const changes = mirror && (await pull({ environment: space, mirror, log }))
    if (changes?.kind === 'pulled' && Object.values(changes.report).every((count) => count === 0))
      return { kind: 'same' }
    const content = await syncContent({
      environment: space,
      dataFolder,
      log,
      needs,
      release: releaseEntries,
    })
    if (content.kind === 'failed') return content
    mirror = content.mirror
    return { kind: 'read', snapshot: content.snapshot }
  }
}

/** What editors do in a preview is no visitor's: nothing counts it. */
function withoutTags({ scripts: { liveChat }, ...others }: Widgets): Widgets {
  return { ...others, scripts: liveChat === undefined ? {} : { liveChat } }
}

/** What browsers load of the compiled code, with the rules of the site. */
async function browserFiles(code: string, { operator, siteOrigin }: Environment, folder: string) {
  const { site } = codeFiles(code)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  folderLinker(folder)((await readFolder(site)).keys(), site)
  const rules = redirectsFile({
    site: siteOrigin,
    operator: operator.kind === 'none' ? undefined : operator.origin,
  })
  await writeFile(join(folder, '_redirects'), rules)
  return loadRelease({ folder, previousFolder: join(folder, 'none'), configFile: resolve('netlify.toml') })
}
