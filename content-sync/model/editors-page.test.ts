import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentTypes } from './content-types.ts'

test('the page for editors names every content type as Contentful shows it', () => {
  const page = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8').toLowerCase()
  const names = contentTypes.map(({ name }) => name.toLowerCase())
  expect(names.filter((name) => !page.includes(name))).toEqual([])
})
