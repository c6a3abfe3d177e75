import { spawn } from 'node:child_process'

interface RunOptions {
  /** How it is called where it fails. */
  name: string
  folder: string
  environment: NodeJS.ProcessEnv
  /** Ends the program when it aborts. */
  signal: AbortSignal
}

/**
 * Runs a Node program to its end. Warnings and errors go to this terminal, what it says otherwise is dropped.
 * Rejects where it can't be started, fails or is ended, and only once it is gone.
 */
export function run(args: string[], { name, folder, environment, signal }: RunOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => {
    child.kill()
  }
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  child.once('error', reject)
  child.once('close', (code, endedBy) => {
    signal.removeEventListener('abort', end)
    if (code === 0) resolve()
    else reject(new Error(`${name} ended with ${endedBy ?? `code ${code}`}.`))
  })
  return promise
}
