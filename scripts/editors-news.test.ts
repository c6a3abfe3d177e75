import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Problem } from '../content-sync/problem.ts'
import { readReport } from '../content-sync/report/report.ts'
import { type Environment, readEnvironment } from '../hosting/environment.ts'
import { onPostBuild } from '../hosting/netlify-plugins/content-summary/index.js'
import { testOrigin } from '../hosting/request.fixture.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { keepProblems, summaryPath, tellEditors } from './editors-news.ts'

const wrong: Problem = { severity: 'broken', contentType: 'plan', entry: 'plan', message: 'is missing' }
const other: Problem = { ...wrong, entry: 'other' }
const secret = 'a'.repeat(32)

const Sent = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string() }))

/** A site with a chat that answers with these statuses, then 200. */
async function setting(...statuses: number[]) {
  const messages: string[] = []
  const chatUrl = await testOrigin(async (request, answer) => {
    const status = statuses.shift() ?? 200
    const body = await text(request)
    if (status === 200) messages.push(v.parse(Sent, body).text)
    answer.writeHead(status).end()
  })
  const dataFolder = await temporaryFolder()
  await mkdir(join(dataFolder, 'content'), { recursive: true })
  const read = readEnvironment({ DATA_FOLDER: dataFolder })
  if (read.kind === 'refused') throw new Error(read.problems.join())
  const environment: Environment = {
    ...read.environment,
    editors: { ...read.environment.editors, secret, chatUrl },
  }
  const lines: string[] = []
  const build = async (problems: Problem[], failure?: string) => {
    await keepProblems(environment, { problems, ...(failure !== undefined && { failure }) })
    await tellEditors(environment, (line) => lines.push(line))
  }
  return { build, messages, lines, dataFolder }
}

test('the chat hears of each problem once, with the editors’ page, and again where it comes back', async () => {
  const { build, messages, dataFolder } = await setting()
  await build([wrong])
  await build([wrong])
  await build([wrong, other])
  await build([other])
  await build([wrong, other])
  expect(messages.map((message) => message.split('\n')[1])).toEqual([
    '• Plan “plan”: is missing',
    '• Plan “other”: is missing',
    '• Plan “plan”: is missing',
  ])
  expect(messages[0]).toContain(`/editors/${secret}`)
  expect((await readReport(dataFolder))?.problems).toHaveLength(2)
})

test('where Contentful didn’t answer, what was wrong stays known, and is not sent once more', async () => {
  const { build, messages, dataFolder } = await setting()
  await build([wrong])
  await build([], 'Contentful doesn’t answer.')
  expect(await readReport(dataFolder)).toMatchObject({ problems: [{ entry: 'plan' }] })
  await build([wrong])
  expect(messages).toEqual([
    expect.stringContaining('is missing'),
    expect.stringContaining('Nothing was published'),
  ])
})

test('a chat that doesn’t answer is a line, stops nothing, and hears of it after the next build', async () => {
  const { build, messages, lines } = await setting(503)
  await build([wrong])
  expect(lines).toEqual(['the chat was not notified: the chat answered 503'])
  await build([wrong])
  expect(messages).toHaveLength(1)
})

test('the deploy’s summary is written, and Netlify shows it', async () => {
  const { build, dataFolder } = await setting()
  await build([wrong], 'The content has a mistake that stops every page.')
  const written = await readFile(summaryPath(dataFolder), 'utf8')
  expect(written).toContain('**Nothing was published.** The content has a mistake that stops every page.')
  const shown: unknown[] = []
  const before = process.env.DATA_FOLDER
  process.env.DATA_FOLDER = dataFolder
  await onPostBuild({ utils: { status: { show: (status: unknown) => shown.push(status) } } })
  if (before === undefined) delete process.env.DATA_FOLDER
  else process.env.DATA_FOLDER = before
  expect(shown).toEqual([{ title: 'Content', summary: 'Some entries need a look.', text: written }])
})
