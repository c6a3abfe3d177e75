import { expect, test } from 'vitest'
import { embeddedSpaceFolder } from '../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../sandbox/contentful/read-space.ts'
import { siteOf } from '../src/content/site.fixture.ts'
import { toCents } from '../src/lib/money.ts'
import { microcopyKeys, siteNeeds } from './site-needs.ts'

test('every feature’s keys and every page that code looks for are asked for', async () => {
  const problems = (await siteNeeds())(siteOf('ru', []))
  const named = problems.map(({ contentType, entry, language }) => `${contentType} ${entry} ${language}`)
  expect(named).toEqual(
    expect.arrayContaining([
      'microcopy topUp.needsScript ru',
      'microcopy search.open ru',
      'microcopy tabs.label ru',
      'dashboardPage  ru',
    ]),
  )
})

test('a choice of a zone that is called like none is named, as the page would fail without it', async () => {
  const site = siteOf('en', [])
  const step = {
    id: 'own-zone',
    key: 'mars',
    allowance: { unlimited: true, gainUnit: 'GB' as const },
    price: toCents(100),
  }
  const builder = { title: '', basePrice: toCents(0), periodInDays: 30, data: [], minutes: [], messages: [] }
  const planBuilder = { ...builder, id: 'own-plan', roamingZones: [step] }
  expect((await siteNeeds())({ ...site, planBuilder })).toContainEqual({
    severity: 'fatal',
    contentType: 'planBuilderStep',
    entry: 'own-zone',
    field: 'key',
    missing: 'mars',
    language: 'en',
    message: 'is "mars", and no roaming zone that is published has this entry id',
  })
})

test('the embedded content has no microcopy that nothing asks for', async () => {
  const { entries } = await readSpace(embeddedSpaceFolder)
  const keys = [...entries.values()].flatMap(({ contentType, fields }) =>
    contentType === 'microcopy' ? [fields.key?.lt] : [],
  )
  expect(keys.length).toBeGreaterThan(1_000)
  const wanted: ReadonlySet<unknown> = new Set(await microcopyKeys())
  const texts = JSON.stringify([...entries.values()])
  const embedded = new Set(
    [...entries].flatMap(([id, { fields }]) => (texts.includes(`"id":"${id}"`) ? [fields.key?.lt] : [])),
  )
  expect(keys.filter((key) => !wanted.has(key) && !embedded.has(key))).toEqual([])
})
