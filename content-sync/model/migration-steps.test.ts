import { createRequire } from 'node:module'
import { createMigrationParser } from 'contentful-migration/built/lib/migration-parser.js'
import { expect, test } from 'vitest'
import type { ContentType, Field } from './content-type.ts'
import { controlsOf, withoutHelp } from './editor-interface.ts'
import type { MigratedType } from './migrated-space.ts'
import { migrationData, migrationSteps } from './migration-steps.ts'

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  validations: [],
  ...more,
})
const type = (fields: Field[], more: Partial<ContentType> = {}): ContentType => ({
  id: 'plan',
  name: 'Plan',
  description: 'A plan.',
  displayField: 'title',
  fields,
  ...more,
})
const migrated = (contentType: ContentType): MigratedType => ({
  ...withoutHelp(contentType),
  controls: controlsOf(contentType),
})

const steps = (before: ContentType[], after: ContentType[]) => migrationSteps(before.map(migrated), after)
const calls = (before: Field[], after: Field[]) =>
  steps([type(before)], [type(after)]).flatMap((step) => step.calls)

test('where nothing has changed there is nothing to do', () => {
  const title = field('title', { helpText: 'What customers read.' })
  expect(steps([type([title])], [type([title])])).toEqual([])
})

test('content types come, go and get other words', () => {
  expect(
    steps(
      [type([field('title')]), type([], { id: 'old' })],
      [type([field('title')], { name: 'Tariff' }), type([], { id: 'new' })],
    ),
  ).toMatchObject([
    { open: ['editContentType', 'plan', { name: 'Tariff' }], calls: [] },
    { open: ['createContentType', 'new', { name: 'Plan' }] },
    { open: ['deleteContentType', 'old'] },
  ])
})

test('of a field only what has changed is edited', () => {
  const price = { regexp: { pattern: '^\\d+$', flags: null } }
  expect(calls([field('title')], [field('title', { required: true, validations: [price] })])).toEqual([
    [['editField', 'title', { required: true, validations: [price] }]],
  ])
})

test('a help text belongs to the editor, not to the content type', () => {
  expect(calls([field('title')], [field('title', { helpText: 'Short.' })])).toEqual([
    [['changeFieldControl', 'title', 'builtin', 'singleLine', { helpText: 'Short.' }]],
  ])
})

test('the order of content types in a validation means nothing', () => {
  const links = (...linkContentType: string[]) =>
    field('title', { type: 'Link', linkType: 'Entry', validations: [{ linkContentType }] })
  expect(calls([links('faq', 'plan')], [links('plan', 'faq')])).toEqual([])
})

test('a new field takes its place, and one that is gone is deleted', () => {
  expect(calls([field('title'), field('old')], [field('sticker'), field('title')])).toEqual([
    [['createField', 'sticker', expect.objectContaining({ type: 'Symbol' })]],
    [['deleteField', 'old']],
    [['moveField', 'sticker'], ['toTheTop']],
    [['changeFieldControl', 'sticker', 'builtin', 'singleLine']],
  ])
  expect(
    calls([field('title'), field('text')], [field('title'), field('note'), field('text')]),
  ).toContainEqual([
    ['moveField', 'note'],
    ['afterField', 'title'],
  ])
})

test('a field whose type would change is refused', () => {
  expect(() => calls([field('title')], [field('title', { type: 'Text' })])).toThrow(
    "plan title: Contentful can't change the type of a field",
  )
})

test('contentful-migration takes what is written', async () => {
  const before = migrated(type([field('title'), field('old')]))
  const after = type([field('price', { required: true }), field('title', { helpText: 'Short.' })])
  const data = migrationData(migrationSteps([before], [after]))
  const { controls, ...stored } = { ...before, sys: { id: 'plan', version: 1 } }
  const collection = (items: unknown[]) => ({ items, total: items.length, skip: 0, limit: 1000 })
  const result = await createMigrationParser(async ({ url }) => {
    if (url.includes('editor_interface')) return { sys: { version: 1 }, controls }
    return collection(url.includes('content_types') ? [stored] : [])
  }, {})(createRequire(import.meta.url)('./migration-of.cjs')(JSON.parse(data)))
  expect(result.payloadValidationErrors).toEqual([])
  expect(result.getValidationErrors()).toEqual([])
  const last = result.batches.flatMap(({ requests }) => requests).findLast(({ url }) => url.endsWith('/plan'))
  expect(last?.data).toMatchObject({ fields: [{ id: 'price', required: true }, { id: 'title' }] })
})

test('content types that change in the same way are written once, after those that are created', () => {
  const pages = (name: string) =>
    ['home', 'help', 'news'].map((id) => type([field('title', { name })], { id }))
  const data = migrationData(
    steps(pages('title'), [
      ...pages('Heading').slice(0, 2),
      type([], { id: 'card' }),
      ...pages('Heading').slice(2),
    ]),
  )
  expect(JSON.parse(data)).toMatchObject([
    { opens: [['createContentType', 'card', { name: 'Plan' }]], calls: [] },
    {
      opens: [
        ['editContentType', 'home'],
        ['editContentType', 'help'],
        ['editContentType', 'news'],
      ],
      calls: [[['editField', 'title', { name: 'Heading' }]]],
    },
  ])
})
