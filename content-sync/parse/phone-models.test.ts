import { expect, test } from 'vitest'
import { set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

/** The models of the sample list, and the problems, with its lines as given. */
function parsed(...lines: string[]) {
  const mirror = validMirror()
  set(mirror, 'phones', 'models', lines.join('\n'))
  const { snapshot, problems } = parseMirror(mirror)
  const blocks = snapshot?.lt.pages.flatMap((page) => ('blocks' in page ? page.blocks : [])) ?? []
  const list = blocks.find((block) => block.type === 'phoneList')
  return {
    models: list?.type === 'phoneList' ? list.models : undefined,
    problems: problems.map(({ entry, field, message }) => `${entry}.${field} ${message}`),
  }
}

test('a line is a model, its answer, and codes if there are any', () => {
  const { models, problems } = parsed('Galaxy S20 | europe | SM-G980  SM-G981', '', 'Pixel 8|yes')
  expect(problems).toEqual([])
  expect(models).toEqual([
    { name: 'Galaxy S20', answer: 'europe', codes: ['SM-G980', 'SM-G981'] },
    { name: 'Pixel 8', answer: 'yes', codes: [] },
  ])
})

test.each([
  ['Galaxy S20 | perhaps', 'line 2 is "Galaxy S20 | perhaps", not Name | yes, europe, some, no | codes'],
  ['Galaxy S20', 'line 2 is "Galaxy S20", not Name'],
  [' | yes', 'line 2 is " | yes", not Name'],
  ['Pixel 8 | no', 'line 2 names "Pixel 8" once more'],
])('“%s” is left out, and its line is named', (line, problem) => {
  const { models, problems } = parsed('Pixel 8 | yes', line, 'Pixel 9 | yes')
  expect(models?.map(({ name }) => name)).toEqual(['Pixel 8', 'Pixel 9'])
  expect(problems[0]).toContain(`phones.models ${problem}`)
})

test('a list without any model is left out', () => {
  const { models, problems } = parsed('Galaxy S20')
  expect(models).toBeUndefined()
  expect(problems).toContainEqual(expect.stringContaining('phones.models has no model'))
})
