import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'

const lifetime = JSON.stringify(join(import.meta.dirname, 'lifetime.ts'))

/** What a command of this body said, and how it ended; a signal is sent once it says "ready". */
async function outcome(body: string, signal?: NodeJS.Signals): Promise<string[]> {
  const script = `import { live } from ${lifetime}\nawait live(async ({ owns, signal }) => {${body}})`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('ready') && signal) child.kill(signal)
    said.push(...text.trim().split('\n'))
  })
  const [code] = await once(child, 'close')
  return [...said, `code ${code}`]
}

const ownsTwo = `
  const waiting = setInterval(() => {}, 1000)
  owns(() => clearInterval(waiting))
  owns(async () => console.log('first in'))
  owns(() => console.log('last in'))`

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends what was started, the last first', async (signal) => {
  const said = await outcome(`${ownsTwo}; console.log('ready'); return 'running'`, signal)
  expect(said).toEqual(['ready', 'last in', 'first in', 'code 0'])
})

test.each([
  ['is done', "return 'done'", 'code 0'],
  ['fails', "return 'failed'", 'code 1'],
  ['throws', "throw new Error('no')", 'code 1'],
])('a command that %s ends what it started', async (_name, ending, code) => {
  expect(await outcome(`${ownsTwo}; ${ending}`)).toEqual(['last in', 'first in', code])
})

test('what is started while the end has begun ends at once', async () => {
  const body = `
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
    const waiting = setInterval(() => {}, 1000)
    owns(() => clearInterval(waiting))
    console.log('ready')
    await stopped
    owns(() => console.log('late'))
    return 'failed'`
  expect(await outcome(body, 'SIGTERM')).toEqual(['ready', 'late', 'code 0'])
})

test('a mistake in the content is reported by its sentences, without a stack', async () => {
  const spaceProblems = join(import.meta.dirname, '../sandbox/contentful/space-problems.ts')
  const said = await outcome(`
    const { UnreadableSpace } = await import(${JSON.stringify(spaceProblems)})
    console.error = console.log
    throw new UnreadableSpace('content-sync/space', ['entries/homePage.yaml: "home", field title (lt): is required'])`)
  expect(said).toEqual([
    "The content in content-sync/space can't be published:",
    '  entries/homePage.yaml: "home", field title (lt): is required',
    'code 1',
  ])
})

test.each([
  ['npm', 'start', true],
  ['anything else', undefined, false],
])('begun by %s that is killed, it ends: %s %s', async (_name, npm_lifecycle_event, ends) => {
  const script = `import { live } from ${lifetime}
    await live(async ({ owns }) => {
      const waiting = setInterval(() => {}, 1000)
      owns(() => { clearInterval(waiting); console.log('ended') })
      console.log('ready ' + process.pid)
      return 'running'
    })`
  const begin = `require('node:child_process').spawn(process.execPath, ['--input-type=module-typescript', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`
  const { npm_lifecycle_event: _own, ...environment } = process.env
  const parent = spawn(process.execPath, ['-e', begin], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, ...(npm_lifecycle_event && { npm_lifecycle_event }) },
  })
  let said = ''
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/ready \d+/)
  const child = Number(/ready (\d+)/.exec(said)?.[1])
  parent.kill('SIGKILL')
  if (ends) return expect.poll(() => said, { timeout: 10_000 }).toContain('ended')
  await once(parent, 'exit')
  await pause(1500)
  expect(said).not.toContain('ended')
  process.kill(child, 'SIGTERM')
})
