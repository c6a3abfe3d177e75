import { expect, test } from 'vitest'
import { embeddedSpaceFolder } from './embedded-space.ts'
import { withGeneratedPages } from './generated-pages.ts'
import { readSpace } from './read-space.ts'

test('generated pages are more of a kind, each with an address of its own in every language, and the same for the same seed', async () => {
  const embedded = await readSpace(embeddedSpaceFolder)
  const { entries } = withGeneratedPages(embedded, 30, 7)
  expect(entries.size).toBe(embedded.entries.size + 30)
  const generated = [...entries].filter(([id]) => id.startsWith('generated-')).map(([, entry]) => entry)
  const slugs = generated.flatMap(({ fields }) => Object.values(fields.slug ?? {}))
  expect(new Set(slugs).size).toBe(90)
  const orders = generated.map(({ fields }) => JSON.stringify(fields.text))
  expect(new Set(orders).size).toBeGreaterThan(10)
  expect(withGeneratedPages(embedded, 30, 7).entries).toEqual(entries)
  expect(withGeneratedPages(embedded, 30, 8).entries).not.toEqual(entries)
})

test('a space without the page that others are made of is refused', () => {
  expect(() => withGeneratedPages({ entries: new Map(), assets: new Map() }, 1, 1)).toThrow(
    'accessibility-statement',
  )
})
