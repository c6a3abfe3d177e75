import { createRequire } from 'node:module'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { ContentTypeBody } from '../../sandbox/contentful/management/content-type-body.ts'
import type { ManagedSpace } from '../../sandbox/contentful/management/managed-space.ts'
import { sandboxManagementToken } from '../../sandbox/contentful/management/management-api.ts'
import { embeddedRelease } from '../../scripts/embedded-release.ts'
import { siteNeeds } from '../../scripts/site-needs.ts'
import type { Site } from '../../src/content/snapshot.ts'
import { serveManaged } from '../../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { upgrade } from '../cli.ts'
import type { RawEntry } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import { syncContent } from '../sync-content.ts'
import { withoutLinks } from './links-to.ts'
import { type ManagementClient, managementClient } from './management-client.ts'
import type { Release } from './release.ts'

const OldTypes = v.array(
  v.looseObject({
    id: v.string(),
    fields: v.array(v.looseObject({ id: v.string(), widget: v.string(), settings: v.optional(v.unknown()) })),
  }),
)
/** The content types as they were when migrations began. */
const oldTypes = v.parse(OldTypes, createRequire(import.meta.url)('../model/migrations/0001-baseline.json'))

/** What a space of the first commits didn't have. */
const newer = [
  'cartPage',
  'phonesPage',
  'sim-order',
  'esim-order',
  'auto-top-up',
  'auto-top-up-terms',
  'go-auto-top-up',
  'order-lookup',
  'footer-order',
]
const newerInputs = ['lead-name', 'lead-phone-number']
const isNewer = ({ sys, fields }: RawEntry): boolean =>
  newer.includes(sys.id) ||
  newerInputs.includes(sys.id) ||
  !oldTypes.some(({ id }) => id === sys.contentType.sys.id) ||
  (sys.contentType.sys.id === 'microcopy' && /^(cart|gains)\./.test(String(fields.key?.lt)))

/** What was otherwise then. */
const otherwise: Readonly<Record<string, RawEntry['fields']>> = {
  'leave-extra': { slug: { lt: 'atsisakyti-extra', en: 'leave-extra', ru: 'otkazatsya' } },
  'cookies-targeting': { services: { lt: ['marketingTags', 'survey'] } },
  'esim-check-phone': { url: { lt: '/esim', en: '/en/esim', ru: '/ru/esim' } },
  'pack-zone-1': { orderCode: { lt: 'EU' } },
  'pack-zone-2': { orderCode: { lt: 'WORLD' } },
}

let release: Release
let needs: (site: Site) => Problem[]

beforeAll(async () => {
  release = await embeddedRelease()
  needs = await siteNeeds()
})

/** Fills a space as it was before this release, without pictures. */
function fill(space: ManagedSpace): void {
  for (const code of ['en', 'ru'])
    space.locales.save(
      code,
      { name: code, code, fallbackCode: 'lt', default: false, optional: true },
      undefined,
    )
  for (const { id, fields, ...about } of oldTypes) {
    const declared = fields.map(({ widget, settings, ...field }) => field)
    space.saveContentType(id, v.parse(ContentTypeBody, { ...about, fields: declared }), undefined)
    space.publishContentType(id, 1)
    const controls = fields.map(({ id: fieldId, widget: widgetId, settings }) => ({
      fieldId,
      widgetNamespace: 'builtin',
      widgetId,
      settings,
    }))
    space.editorInterfaces.set(id, { version: 1, body: { controls, sidebar: ['own'] } })
  }
  const old = Object.values(release.entries).filter((entry) => !isNewer(entry))
  const isThere = new Set(old.map(({ sys }) => sys.id))
  for (const { sys, fields } of old) {
    const contentType = sys.contentType.sys.id
    const known = oldTypes.find(({ id }) => id === contentType)?.fields.map(({ id }) => id) ?? []
    const kept = withoutLinks(fields, ({ linkType, id }) => linkType === 'Entry' && isThere.has(id))
    const then = Object.fromEntries(Object.entries(kept).filter(([field]) => known.includes(field)))
    space.saveEntry(sys.id, { contentType, fields: { ...then, ...otherwise[sys.id] } }, undefined)
  }
  for (const { sys } of old) space.publishEntry(sys.id, 1)
}

async function oldSpace() {
  const { space, host, environment } = await serveManaged()
  fill(space)
  const { id, environment: name } = space.delivery
  const client = managementClient({
    kind: 'management',
    space: id,
    environment: name,
    token: sandboxManagementToken,
    host,
    uploadHost: host,
  })
  const run = async (applies: boolean, by: ManagementClient = client) => {
    const lines: string[] = []
    const code = await upgrade(by, release, { applies, log: (line) => lines.push(line) })
    return { code, lines }
  }
  const pull = async () =>
    syncContent({ environment, dataFolder: await temporaryFolder(), log: () => {}, needs })
  /** What an editor writes. */
  const edit = (entry: string, field: string, value: object, publishes = true) => {
    const { version, content } = space.entries.get(entry)
    const saved = space.saveEntry(
      entry,
      { ...content, fields: { ...content.fields, [field]: { ...value } } },
      version,
    )
    if (publishes) space.publishEntry(entry, saved.version)
  }
  return { space, client, run, pull, edit }
}

const complete = () => `The space has all that release ${release.version} brings along.`

/** All that readers of a space get, by id. */
const published = ({ delivery }: ManagedSpace) =>
  Object.fromEntries(delivery.entries.map(({ id, content }) => [id, content]))
const fieldsOf = (space: ManagedSpace, id: string) => space.delivery.entry(id)?.content.fields

test('a space of an earlier release gets what it lacks, keeps what editors wrote, and then lacks nothing', async () => {
  const { space, run, pull, edit } = await oldSpace()
  const words = { lt: 'Redaktorės žodžiai', en: 'An editor’s words', ru: 'Слова редактора' }
  edit('leave-extra', 'title', words)
  const before = published(space)
  expect((await pull()).kind).toBe('failed')

  const shown = await run(false)
  expect(shown.code).toBe(0)
  expect(shown.lines).toContain('genericLandingPage "cartPage" is added and published')
  expect(shown.lines).toContain(
    'formPage "lead-generation": "lead-name" is added to inputs, "lead-phone-number" is added to inputs',
  )
  expect(shown.lines).toContainEqual(
    expect.stringMatching(/^content type genericStatusPage: .*field inputs is hidden/),
  )
  expect(published(space)).toEqual(before)

  expect((await run(true)).code).toBe(0)
  const content = await pull()
  expect(content.kind).toBe('made')
  expect(content.problems).toEqual([])
  const changed = Object.keys(before).filter(
    (id) => JSON.stringify(published(space)[id]) !== JSON.stringify(before[id]),
  )
  expect(changed.toSorted()).toEqual(['lead-generation', 'leave-extra'])
  expect(fieldsOf(space, 'leave-extra')).toMatchObject({
    title: words,
    slug: release.entries['leave-extra']?.fields.slug,
    earlierAddresses: { lt: '/atsisakyti-extra /en/leave-extra /ru/otkazatsya' },
  })
  const [first] =
    oldTypes.find(({ id }) => id === 'genericStatusPage')?.fields.filter(({ id }) => id === 'inputs') ?? []
  const hidden = space.contentTypes.get('genericStatusPage').content.fields.find(({ id }) => id === first?.id)
  expect(hidden).toMatchObject({ disabled: true, required: false })
  expect(space.editorInterfaces.get('genericStatusPage')?.body.sidebar).toEqual(['own'])
  expect(space.delivery.assets.length).toBeGreaterThan(0)
  const records = space.entries.all.filter(({ content: { contentType } }) => contentType === 'siteUpgrade')
  expect(records).toHaveLength(1)
  expect(records[0]?.published).toBeUndefined()

  const versions = space.entries.all.map(({ id, version }) => [id, version])
  const again = await run(true)
  expect(again.lines).toEqual([complete()])
  expect(space.entries.all.map(({ id, version }) => [id, version])).toEqual(versions)
}, 120_000)

const numRuns = process.env.MATRIX === 'full' ? 20 : 1

test('an upgrade that is broken off anywhere goes on where it was', async () => {
  const isRead = (method: string) => method === 'GET'
  const broken = fc.record({ after: fc.nat(170), isAnswered: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(broken, async ({ after, isAnswered }) => {
      const { client, run, pull } = await oldSpace()
      let writes = 0
      /** The request that is broken off reaches Contentful, or doesn't; none comes after it. */
      const send: ManagementClient['send'] = async (method, path, sent) => {
        if (isRead(method)) return client.send(method, path, sent)
        writes++
        if (writes > after + 1 || (writes === after + 1 && !isAnswered)) throw new Error('broken off')
        const answer = await client.send(method, path, sent)
        if (writes === after + 1) throw new Error('broken off')
        return answer
      }
      expect(await run(true, { ...client, send })).toMatchObject({ code: 1 })
      expect((await run(true)).code).toBe(0)
      expect(await pull()).toMatchObject({ kind: 'made', problems: [] })
      expect((await run(false)).lines).toEqual([complete()])
    }),
    { numRuns },
  )
}, 1_800_000)

test('an editor’s draft gets the part and waits for its editor, and an address of an editor’s page stays that page’s', async () => {
  const { space, run, edit } = await oldSpace()
  const words = { lt: 'Dar rašau', en: 'Still writing', ru: 'Ещё пишу' }
  edit('lead-generation', 'title', words, false)
  edit('students', 'slug', release.entries.cartPage?.fields.slug ?? {})
  const before = fieldsOf(space, 'lead-generation')
  expect((await run(true)).code).toBe(0)
  expect(fieldsOf(space, 'lead-generation')).toEqual(before)
  const draft = space.entries.get('lead-generation').content.fields
  expect(draft.title).toEqual(words)
  expect(JSON.stringify(draft.inputs)).toContain('lead-name')
  const { lines } = await run(true)
  expect(lines.toSorted()).toEqual([
    complete(),
    'left to editors: formPage "lead-generation": publish its draft, which holds what this release needs',
    expect.stringMatching(
      /^left to editors: genericLandingPage with the id "cartPage": its address .* is taken by "students"$/,
    ),
  ])
}, 120_000)
