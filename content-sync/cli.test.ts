import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serveFixture } from '../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { migrate, runCommand } from './cli.ts'
import { snapshotPath } from './sync-content.ts'

const Exported = v.object({
  assets: v.array(
    v.object({
      sys: v.object({ id: v.string() }),
      fields: v.object({ file: v.object({ lt: v.object({ url: v.string() }) }) }),
    }),
  ),
})

async function setting() {
  const { environment, space } = await serveFixture()
  const dataFolder = await temporaryFolder()
  const run = async (command?: string) => {
    const lines: string[] = []
    const code = await runCommand(command, { environment, dataFolder, log: (line) => lines.push(line) })
    return { code, lines }
  }
  const isWritten = () =>
    access(snapshotPath(dataFolder)).then(
      () => true,
      () => false,
    )
  return { space, environment, dataFolder, run, isWritten }
}

test('pull says in a line what came', async () => {
  const { run, isWritten } = await setting()
  const { code, lines } = await run('pull')
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('content pulled: 13 entries, 6 pages, 3 languages')
  expect(await isWritten()).toBe(true)
})

test('pull fails on a fatal problem, which it names', async () => {
  const { run, space, isWritten } = await setting()
  space.unpublish('Entry', 'home')
  const { code, lines } = await run('pull')
  expect(code).toBe(1)
  expect(lines).toContain('fatal    homePage: none is published, and a site needs one')
  expect(await isWritten()).toBe(false)
})

test('validate names missing translations and is content with them', async () => {
  const { run, isWritten } = await setting()
  const { code, lines } = await run('validate')
  expect(code).toBe(0)
  expect(lines).toContainEqual(expect.stringMatching(/^fallback button "to-questions", field title \(ru\)/))
  expect(lines.at(-1)).toBe('content checked: 13 entries, 6 pages, 3 languages')
  expect(await isWritten()).toBe(false)
})

test('validate names words that a native would not write, and is content with them', async () => {
  const { run, space } = await setting()
  const home = space.entry('home')
  if (!home) throw new Error('the fixture has no home page')
  space.publishEntry('home', {
    ...home.content,
    fields: { ...home.content.fields, seoTitle: { lt: 'Deklaruotas numeris – Uoga' } },
  })
  const { code, lines } = await run('validate')
  expect(code).toBe(0)
  expect(lines).toContainEqual(
    'forbidden    home, seoTitle (lt): “Deklaruotas” – say: registruotas tavo vardu',
  )
})

test('validate fails on a broken entry, which pull leaves out', async () => {
  const { run, space } = await setting()
  space.unpublish('Entry', 'question-time')
  const { code, lines } = await run('validate')
  expect(code).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(/^broken +faq "questions", field items/))
  expect((await run('pull')).code).toBe(0)
})

test('export writes the space to a file, and every picture where contentful-import looks for it', async () => {
  const { space, environment, dataFolder } = await setting()
  const file = join(dataFolder, 'space.json')
  const log = () => {}
  expect(await runCommand('export', { environment, dataFolder, log }, file)).toBe(0)
  const { assets } = v.parse(Exported, JSON.parse(await readFile(file, 'utf8')))
  expect(assets).toHaveLength(2)
  for (const { sys, fields } of assets) {
    // As the tool makes a path of an address.
    const [, path = ''] = `https:${fields.file.lt.url}`.split('//')
    const bytes = await readFile(join(dataFolder, 'space-pictures', path))
    expect(bytes.equals(space.asset(sys.id)?.content.bytes ?? Buffer.of())).toBe(true)
  }
})

test.each([undefined, 'publish'])('%s is no command', async (command) => {
  const { run } = await setting()
  const { code, lines } = await run(command)
  expect(code).toBe(2)
  expect(lines[0]).toContain('usage: content <command>')
})

test.each([undefined, 'Plan colour', '../plan'])(
  'a migration named %s is refused in one sentence',
  async (name) => {
    const lines: string[] = []
    expect(await migrate(name, (line) => lines.push(line))).toBe(1)
    expect(lines).toEqual([
      'A migration needs a name of small letters, digits and hyphens: content migration plan-colour',
    ])
  },
)
