import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { testOrigin } from '../hosting/request.fixture.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'

// A process of its own, with everything that it loads, takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** What `npm start` says where it can't, and its exit code. */
async function refusal(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH, DATA_FOLDER: await temporaryFolder(), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { said: said.trim().split('\n'), code }
}

test('a port that is taken is said in one sentence', async () => {
  const { port } = new URL(await testOrigin(() => {}))
  const { said, code } = await refusal({ PORT: port })
  expect(said).toEqual([expect.stringMatching(`^Port ${port}, wanted for the site, is taken\\.`)])
  expect(code).toBe(1)
})

test('variables that are wrong are said one a line', async () => {
  const { said, code } = await refusal({ PORT: 'x', OPERATOR_ORIGIN: 'y' })
  expect(said).toEqual([expect.stringContaining('PORT'), expect.stringContaining('OPERATOR_ORIGIN')])
  expect(code).toBe(1)
})
