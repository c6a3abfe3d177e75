import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spaceFolder } from '../../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { readSpace } from './read-space.ts'
import { Space } from './space.ts'
import { watchSpace } from './watch-space.ts'

/** A watched copy of the fixture; `next` waits for the next sentence of the log. */
async function watched() {
  const folder = await temporaryFolder({ of: spaceFolder })
  const space = new Space({ content: await readSpace(folder) })
  const sentences: string[] = []
  let heard = Promise.withResolvers<void>()
  const log = (sentence: string) => {
    sentences.push(sentence)
    heard.resolve()
  }
  const watching = watchSpace({ folder, space, log })
  onTestFinished(watching.close)
  await watching.ready
  const next = async () => {
    await heard.promise
    heard = Promise.withResolvers<void>()
    return sentences.shift()
  }
  return { folder, space, next }
}

test('a changed file is published', async () => {
  const { folder, space, next } = await watched()
  const before = space.sequence
  const file = join(folder, 'entries/faqItem/time.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace('A day.', 'A week.'))
  expect(await next()).toBe('content changed: 1 published, 0 unpublished')
  expect(space.changesAfter(before).map(({ id, revision }) => [id, revision])).toEqual([['question-time', 2]])
})

/** How editors save: in the file, beside it and then in its place (`sed -i`), or with the old one moved away first (vim). */
const waysToSave: ((file: string, text: string) => Promise<void>)[] = [
  (file, text) => writeFile(file, text),
  async (file, text) => {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  },
  async (file, text) => {
    await rename(file, `${file}~`)
    await writeFile(file, text)
    await rm(`${file}~`)
  },
]

test('a file that an editor saves or replaces is seen every time', async () => {
  const { folder, space, next } = await watched()
  const file = join(folder, 'entries/faqItem/time.yaml')
  const text = await readFile(file, 'utf8')
  for (let turn = 0; turn < 30; turn += 1) {
    const before = space.entry('question-time')?.revision ?? 0
    await waysToSave[turn % waysToSave.length]?.(file, text.replace('A day.', `${turn} days.`))
    // While the file is away its entry may be unpublished for a moment.
    let said = await next()
    while (!said?.includes('1 published')) said = await next()
    expect(space.entry('question-time')?.revision).toBeGreaterThan(before)
  }
})

test('a removed entry is unpublished', async () => {
  const { folder, space, next } = await watched()
  await rm(join(folder, 'entries/microcopy.yaml'))
  expect(await next()).toBe('content changed: 0 published, 1 unpublished')
  expect(space.entry('microcopy-close')).toBeUndefined()
})

test('a mistake is named and changes nothing, until it is mended', async () => {
  const { folder, space, next } = await watched()
  const file = join(folder, 'entries/faqItem/time.yaml')
  const text = await readFile(file, 'utf8')
  const before = space.sequence
  await writeFile(file, text.replace('uniqueKey', 'unicKey'))
  expect(await next()).toContain('"question-time", field uniqueKey: is required')
  expect(space.sequence).toBe(before)
  await writeFile(file, text.replace('A day.', 'A week.'))
  expect(await next()).toBe('content changed: 1 published, 0 unpublished')
})
