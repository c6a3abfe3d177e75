import { expect, test } from 'vitest'
import type { Snapshot } from '../src/content/snapshot.ts'
import { embeddedSnapshot } from '../tests/fixtures/embedded-snapshot.ts'
import { snapshotWriter } from './written-snapshot.ts'

const withTitle = (snapshot: Snapshot, title: string): Snapshot => {
  const [first, ...others] = snapshot.en.pages
  if (!first) throw new Error('no pages')
  return { ...snapshot, en: { ...snapshot.en, pages: [{ ...first, title }, ...others] } }
}

test('a snapshot is written as a whole, and read as its text says, the second time too', async () => {
  const write = snapshotWriter()
  const snapshot = await embeddedSnapshot()
  // What a replacement would take for a pattern, and a quote.
  for (const content of [snapshot, withTitle(snapshot, 'Uoga $& "M" \\ ąžuolas')]) {
    const written = write(content)
    expect(written.text).toBe(JSON.stringify(content))
    expect(written.snapshot).toStrictEqual(JSON.parse(written.text))
  }
})

test('pages that stay the same are not read again', async () => {
  const write = snapshotWriter()
  const snapshot = await embeddedSnapshot()
  const before = write(snapshot).snapshot.en.pages
  const after = write(withTitle(snapshot, 'Other')).snapshot.en.pages
  expect(after.filter((page, index) => page !== before[index])).toStrictEqual([after[0]])
})
