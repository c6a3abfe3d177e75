import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lifetime = JSON.stringify(join(import.meta.dirname, 'lifetime.ts'))

/** A command that owns two things and then waits; returns what it said once the signal has ended it. */
async function endedBy(signal: 'SIGINT' | 'SIGTERM'): Promise<string[]> {
  const script = `
    import { startLifetime } from ${lifetime}
    const lifetime = startLifetime()
    const waiting = setInterval(() => {}, 1000)
    lifetime.owns(() => clearInterval(waiting))
    lifetime.owns(async () => console.log('first in'))
    lifetime.owns(() => console.log('last in', lifetime.signal.aborted))
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('ready')) child.kill(signal)
    said.push(...text.trim().split('\n'))
  })
  const [code] = await once(child, 'close')
  return [...said, `code ${code}`]
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends what was started, the last first', async (signal) => {
  expect(await endedBy(signal)).toEqual(['ready', 'last in true', 'first in', 'code 0'])
})
