import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { renderingEnvironment } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'

export interface Rendering {
  folder: string
  /** The file of a snapshot. */
  snapshot: string
  /** The folder of a release to take from what wouldn't change; without it every page is rendered. */
  earlier?: string
  environment: Environment
}

const program = fileURLToPath(new URL('rendering-process.ts', import.meta.url))

/** Renders the pages of a snapshot into an empty folder, in a process with the variables of a build. Rejects where that fails. */
export function renderInProcess(rendering: Rendering, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = fork(program, {
    env: renderingEnvironment(process.cwd(), rendering.environment),
    serialization: 'advanced',
    signal,
  })
  child.once('error', reject)
  child.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`The pages weren't rendered (code ${code}).`)),
  )
  child.send(rendering)
  return promise
}
