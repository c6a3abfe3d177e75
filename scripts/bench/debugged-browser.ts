import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { BrowserStart } from './browse.ts'

/**
 * Runs a task with the port of a new browser that takes commands there. Playwright would listen in on every page of a
 * browser it starts: that costs time, and Lighthouse its trace now and then.
 */
export async function withDebuggedBrowser<Result>(
  { executablePath, args }: BrowserStart,
  signal: AbortSignal,
  task: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const own = [
    '--headless=new',
    '--hide-scrollbars',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(executablePath, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(browser, 'close')
  const end = () => browser.kill()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await task(await portFrom(browser.stderr))
  } finally {
    signal.removeEventListener('abort', end)
    end()
    await gone
    // The browser's helpers write for a moment longer than it lives.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function portFrom(output: Readable): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line) ?? []
    if (!port) continue
    // What it says later has to go somewhere, or it waits.
    output.resume()
    return Number(port)
  }
  throw new Error('Chromium ended before it took commands.')
}
