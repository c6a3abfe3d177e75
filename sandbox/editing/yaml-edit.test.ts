import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { embeddedSpaceFolder } from '../contentful/embedded-space.ts'
import { withEntry, withoutEntry, withValue } from './yaml-edit.ts'

// Every value of the whole space is written once.
vi.setConfig({ testTimeout: 60_000 })

const files = globSync('entries/**/*.yaml', { cwd: embeddedSpaceFolder }).toSorted()
const read = (file: string) => readFileSync(join(embeddedSpaceFolder, file), 'utf8')
const noOrder = () => []

/** Every value of a file with its path: a text in each language, and whatever isn't translated. */
function valuesIn(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap
    ? Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, [...path, key]))
    : [{ path, value }]
}

test('every value of the embedded space, written as it was read, gives the same bytes', () => {
  let written = 0
  for (const file of files) {
    const source = read(file)
    for (const { path, value } of valuesIn(parse(source))) {
      written += 1
      const after = withValue(source, path, value, noOrder)
      if (after !== source) expect.fail(`${file}: ${path.join('.')} is written otherwise`)
    }
  }
  expect(written).toBeGreaterThan(7000)
})

test('every file, with an entry added and taken out again, has the same bytes', () => {
  for (const file of files) {
    const source = read(file)
    const added = withEntry(source, 'added', { title: { lt: 'Viena: dvi' } })
    expect(Object.keys(parse(added)).at(-1)).toBe('added')
    expect(withoutEntry(added, 'added').trimEnd()).toBe(source.trimEnd())
  }
})

const plans = `# Prices with VAT.
plan-s:
  planTitle:
    lt: Žemuogė
    ru: Земляника
  planPrice: '4,90' # the smallest
  minutes: many

plan-m:
  url: { lt: '#a', en: '#b' }
  text:
    lt: |
      Viena.

      Dvi.
  sms: many
`
const order = (depth: number) =>
  depth === 1 ? ['planTitle', 'planPrice', 'reducedPrice', 'minutes'] : ['lt', 'en', 'ru']

test('a changed value keeps its quotes, and every other line', () => {
  expect(withValue(plans, ['plan-s', 'planPrice'], '5,90', order)).toBe(plans.replace("'4,90'", "'5,90'"))
})

test('a new value comes where its content type has it', () => {
  expect(withValue(plans, ['plan-s', 'reducedPrice'], '3', order)).toBe(
    plans.replace('  minutes', "  reducedPrice: '3'\n  minutes"),
  )
  expect(withValue(plans, ['plan-s', 'planTitle', 'en'], 'Strawberry', order)).toBe(
    plans.replace('    ru', '    en: Strawberry\n    ru'),
  )
})

test('a text of several lines is a block; one that no language has left takes its field along', () => {
  const several = withValue(plans, ['plan-m', 'text', 'lt'], 'Trys.\n\nKeturios: 4.\n', order)
  expect(several).toBe(plans.replace('Viena.\n\n      Dvi.', 'Trys.\n\n      Keturios: 4.'))
  expect(parse(withValue(plans, ['plan-m', 'text', 'lt'], undefined, order))['plan-m']).toEqual({
    url: { lt: '#a', en: '#b' },
    sms: 'many',
  })
})

test('a text in what is written in one line stays beside the others', () => {
  expect(parse(withValue(plans, ['plan-m', 'url', 'en'], '#c', order))['plan-m'].url).toEqual({
    lt: '#a',
    en: '#c',
  })
})

test('a new entry comes behind the one that it is made like', () => {
  const added = withEntry(plans, 'plan-new', { minutes: 'many' }, 'plan-s')
  expect(added).toBe(plans.replace('\nplan-m', '\nplan-new:\n  minutes: many\n\nplan-m'))
  expect(withoutEntry(added, 'plan-new')).toBe(plans)
})
