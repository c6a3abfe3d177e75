import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTypes } from '../parse/page-types.ts'
import { contentTypes } from './content-types.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** Every block may be reached by a link. */
const blockTypes = contentTypes
  .filter(({ fields }) => fields.some(({ id }) => id === 'anchor'))
  .map(({ id }) => id)
const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? [])

interface Row {
  types: readonly string[]
  /** The editors' field, and what the code calls it. */
  fields: readonly { field: string; property: string }[]
  where: string
  code: readonly string[]
}

function typesOf(cell: string): readonly string[] {
  if (cell === 'every page') return pageTypes
  if (cell === 'every block') return blockTypes
  return names(cell)
}

const table = read('docs/content.md').split('## Where each field is seen')[1]?.split('\n## ')[0] ?? ''
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line): Row => {
    const [types = '', fields = '', where = '', code = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const pairs = names(fields).map((name) => {
      const [field = '', property = field] = name.split('→')
      return { field, property }
    })
    return { types: typesOf(types), fields: pairs, where, code: names(code) }
  })

const listed = rows.flatMap(({ types, fields }) =>
  types.flatMap((type) => fields.map(({ field }) => `${type}.${field}`)),
)

/** The name by which editors find an entry is seen by them alone. */
const isEditorsOwn = ({ id, name }: { id: string; name: string }) =>
  id === 'name' && name.includes('only editors')

test('the editors’ page says of every field where it is seen, once, and of no other', () => {
  const fields = contentTypes.flatMap((type) =>
    type.fields.filter((field) => !isEditorsOwn(field)).map(({ id }) => `${type.id}.${id}`),
  )
  expect(fields.filter((field) => !listed.includes(field))).toEqual([])
  expect(listed.filter((field) => !fields.includes(field))).toEqual([])
  expect(listed.filter((field, index) => listed.indexOf(field) !== index)).toEqual([])
})

test.each(rows)('$fields of $types stands in the code that the row names', ({ fields, code, where }) => {
  expect(where).not.toBe('')
  expect(code.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  const texts = code.map(read).join('\n')
  const unseen = fields.filter(({ property }) => !new RegExp(String.raw`\b${property}\b`).test(texts))
  expect(unseen).toEqual([])
})
