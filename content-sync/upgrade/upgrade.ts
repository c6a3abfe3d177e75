import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Site } from '../../src/content/snapshot.ts'
import { defaultLanguage, languages } from '../../src/i18n/language.ts'
import type { Entries } from '../linked-entries.ts'
import { contentTypes } from '../model/content-types.ts'
import { noPictures } from '../pictures/picture.ts'
import { recover } from '../recover.ts'
import { type ContentPlan, editorsEntries, planContent } from './content-plan.ts'
import { Draft, type LiveSpace, readLiveSpace } from './live-space.ts'
import { type TypeUpgrade, upgradedType } from './live-type.ts'
import { type ManagementClient, Refused } from './management-client.ts'
import { changedPage, changeWords, type PageChange } from './page-change.ts'
import type { Release } from './release.ts'

export type UpgradePlan =
  | ({ kind: 'planned'; types: TypeUpgrade[]; live: LiveSpace } & ContentPlan)
  | { kind: 'refused'; sentence: string }

// Why: docs/decisions/0083-upgrade-of-a-live-space.md
/** What leads a live space to this release; reads it and changes nothing. */
export async function planUpgrade(client: ManagementClient, release: Release): Promise<UpgradePlan> {
  const live = await readLiveSpace(client)
  const codes = live.locales.map(({ code }) => code)
  const missing = languages.filter((language) => !codes.includes(language))
  if (missing.length > 0) return refused(`The space lacks the locale ${missing.join(', ')}.`)
  if (!live.locales.some((locale) => locale.default && locale.code === defaultLanguage))
    return refused(`The space's default locale is not ${defaultLanguage}.`)
  const types: TypeUpgrade[] = []
  for (const declared of contentTypes) {
    try {
      types.push(
        upgradedType(declared, live.types.get(declared.id), live.interfaces.get(declared.id)?.controls ?? []),
      )
    } catch (problem) {
      return refused(problem instanceof Error ? problem.message : String(problem))
    }
  }
  const own = editorsEntries(live, release.entries)
  const liveSite = await siteOf(own)
  const releaseSite = await siteOf(release.entries)
  if (!liveSite || !releaseSite)
    return refused(
      'The space has no header, footer, navigation, home page or error page: import the content first.',
    )
  const content = planContent({ live, release, own, liveSite, releaseSite })
  return { kind: 'planned', live, types: types.filter(({ changes }) => changes.length > 0), ...content }
}

const refused = (sentence: string) => ({ kind: 'refused' as const, sentence })

/** The site that entries make alone; pictures are nothing that code looks for. */
async function siteOf(entries: Entries): Promise<Site | undefined> {
  const mirror = { space: '', entries, assets: {}, pictures: noPictures }
  const { snapshot } = await recover(mirror, { lastGood: {}, release: async () => ({}) }, () => [])
  return snapshot?.lt
}

type Planned = Extract<UpgradePlan, { kind: 'planned' }>

const typeOf = (entry: { sys: { contentType: { sys: { id: string } } } }) => entry.sys.contentType.sys.id

/** A plan in lines, one for each change. */
export const planLines = ({ types, entries, pictures, changes, left }: Planned): string[] => [
  ...types.map(({ id, changes }) => `content type ${id}: ${changes.join(', ')}`),
  ...pictures.map((id) => `picture "${id}" is added`),
  ...entries.map((entry) => `${typeOf(entry)} "${entry.sys.id}" is added and published`),
  ...changes.map(changeWords),
  ...left.map((sentence) => `left to editors: ${sentence}`),
]

const Sys = v.object({ sys: v.object({ version: v.number() }) })
const Upload = v.object({ sys: v.object({ id: v.string() }) })

interface Done {
  /** Whether everything was done that the plan says. */
  isWhole: boolean
}

/**
 * Does what a plan says, in an order in which it can be broken off after each request and planned again: the model,
 * pictures, entries, links to them, and at last a record in the space. What Contentful refuses is reported and the rest goes on.
 */
export async function runUpgrade(
  client: ManagementClient,
  plan: Planned,
  release: Release,
  log: (line: string) => void,
): Promise<Done> {
  const { types, entries, pictures, changes, live } = plan
  const done: string[] = []
  let isWhole = true

  async function step(line: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      done.push(line)
      log(`done: ${line}`)
    } catch (problem) {
      if (!(problem instanceof Refused) || [401, 403].includes(problem.status)) throw problem
      isWhole = false
      log(`not done: ${line}: ${problem.message}`)
    }
  }

  for (const type of types)
    await step(`content type ${type.id}: ${type.changes.join(', ')}`, () => putType(client, type, live))
  for (const id of pictures) await step(`picture "${id}"`, () => putPicture(client, id, release, live))
  // All of them before any is published: they link to each other.
  const saved = new Map<string, number>()
  for (const entry of entries) {
    await step(`${typeOf(entry)} "${entry.sys.id}" is saved`, async () => {
      const known = live.entries.get(entry.sys.id)?.draft
      if (known && isDeepStrictEqual(known.fields, entry.fields)) {
        saved.set(entry.sys.id, known.sys.version)
        return
      }
      const answer = await client.send('PUT', `entries/${entry.sys.id}`, {
        body: { fields: entry.fields },
        contentType: typeOf(entry),
        version: known?.sys.version,
      })
      saved.set(entry.sys.id, v.parse(Sys, answer).sys.version)
    })
  }
  for (const entry of entries) {
    const version = saved.get(entry.sys.id)
    if (version !== undefined)
      await step(`${typeOf(entry)} "${entry.sys.id}" is published`, async () => {
        await client.send('PUT', `entries/${entry.sys.id}/published`, { version })
      })
  }
  for (const change of changes) await step(changeWords(change), () => changePage(client, change, live))
  if (done.length > 0) await leaveRecord(client, release, done)
  return { isWhole }
}

async function putType(
  client: ManagementClient,
  { id, type, controls }: TypeUpgrade,
  live: LiveSpace,
): Promise<void> {
  const path = `content_types/${id}`
  const saved = await client.send('PUT', path, { body: type, version: live.types.get(id)?.sys.version })
  await client.send('PUT', `${path}/published`, { version: v.parse(Sys, saved).sys.version })
  const { sys } = v.parse(Sys, await client.send('GET', `${path}/editor_interface`))
  const { sys: _, ...known } = live.interfaces.get(id) ?? { sys: undefined }
  await client.send('PUT', `${path}/editor_interface`, { body: { ...known, controls }, version: sys.version })
}

/** How often, at 100 ms, a file is asked for that Contentful is processing. */
const looks = 100

const Processed = v.object({
  sys: v.object({ version: v.number() }),
  fields: v.object({ file: v.object({ lt: v.object({ url: v.string() }) }) }),
})

async function putPicture(
  client: ManagementClient,
  id: string,
  release: Release,
  live: LiveSpace,
): Promise<void> {
  const picture = release.pictures.get(id)
  if (!picture) return
  const { title, description, fileName, contentType, bytes } = picture
  const upload = v.parse(Upload, await client.upload(new Uint8Array(bytes)))
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } }
  const file = { lt: { fileName, contentType, uploadFrom } }
  const saved = await client.send('PUT', `assets/${id}`, {
    body: { fields: { title, description, file } },
    version: live.assets.get(id)?.sys.version,
  })
  await client.send('PUT', `assets/${id}/files/lt/process`, { version: v.parse(Sys, saved).sys.version })
  for (let look = 0; ; look++) {
    const asset = v.safeParse(Processed, await client.send('GET', `assets/${id}`))
    if (asset.success) {
      await client.send('PUT', `assets/${id}/published`, { version: asset.output.sys.version })
      return
    }
    if (look === looks) throw new Refused(408, undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A draft of an editor's is changed, too, and left to its editor to publish. */
async function changePage(client: ManagementClient, change: PageChange, live: LiveSpace): Promise<void> {
  const path = `entries/${change.page}`
  const { sys, fields } = v.parse(Draft, await client.send('GET', path))
  const published = live.entries.get(change.page)?.published
  const after = changedPage(fields, change)
  const saved = isDeepStrictEqual(after, fields)
    ? { sys }
    : v.parse(Sys, await client.send('PUT', path, { body: { fields: after }, version: sys.version }))
  if (published && isDeepStrictEqual(after, changedPage(published, change)))
    await client.send('PUT', `${path}/published`, { version: saved.sys.version })
}

const recordType = {
  name: 'Upgrade of the site',
  description: 'What a release of the site has added to this space. Nothing reads it.',
  displayField: 'release',
  fields: [
    { id: 'release', name: 'Release', type: 'Symbol', localized: false, required: true },
    { id: 'at', name: 'When', type: 'Date', localized: false, required: true },
    { id: 'changes', name: 'What was added', type: 'Text', localized: false, required: true },
  ],
}
const recordTypeId = 'siteUpgrade'

/** Contentful's limit of a text. */
const longestText = 50_000

/** A draft, so that it is on no site. */
async function leaveRecord(
  client: ManagementClient,
  { version }: Release,
  done: readonly string[],
): Promise<void> {
  const Types = v.object({ items: v.array(v.unknown()) })
  const known = v.parse(Types, await client.send('GET', `content_types?sys.id[in]=${recordTypeId}`))
  if (known.items.length === 0) {
    const saved = await client.send('PUT', `content_types/${recordTypeId}`, { body: recordType })
    await client.send('PUT', `content_types/${recordTypeId}/published`, {
      version: v.parse(Sys, saved).sys.version,
    })
  }
  const at = new Date().toISOString()
  await client.send('PUT', `entries/site-upgrade-${at.replace(/\D/g, '')}`, {
    contentType: recordTypeId,
    body: {
      fields: {
        release: { lt: version },
        at: { lt: at },
        changes: { lt: done.join('\n').slice(0, longestText) },
      },
    },
  })
}
