import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
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

export interface RenderingProcess {
  /** Renders the pages of a snapshot into an empty folder, and says how many files that took. One at a time; rejects where that fails. */
  render: (rendering: Rendering) => Promise<number>
  close: () => void
}

const program = fileURLToPath(new URL('rendering-process.ts', import.meta.url))

/** A process with the variables of a build that renders again and again, as a publisher's does. */
export function openRendering(environment: Environment, signal: AbortSignal): RenderingProcess {
  const child = fork(program, {
    env: renderingEnvironment(process.cwd(), environment),
    serialization: 'advanced',
    signal,
  })
  const ended = endOf(child)
  return {
    async render(rendering) {
      child.send(rendering)
      const [rendered] = await Promise.race([once(child, 'message'), ended])
      return rendered
    },
    close: () => child.disconnect(),
  }
}

/** Renders the pages of a snapshot into an empty folder, in a process of its own. Rejects where that fails. */
export async function renderInProcess(rendering: Rendering, signal: AbortSignal): Promise<void> {
  const { render, close } = openRendering(rendering.environment, signal)
  await render(rendering)
  close()
}

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The pages weren't rendered (code ${code}).`)
}
