import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceFile } from '../../content-sync/replace-file.ts'

/** One file before and after a step; `undefined` where it isn't there. */
export interface FileChange {
  file: string
  before: string | Uint8Array | undefined
  after: string | Uint8Array | undefined
}

interface Step {
  /** What the step did, for whom would take it back. */
  label: string
  changes: FileChange[]
}

const kept = 100

/** What was written in this session, the newest last: each step can be taken back until another program changes its files. */
export class FileSteps {
  readonly #folder: string
  readonly #steps: Step[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  /** What the next undo would take back. */
  get last(): string | undefined {
    return this.#steps.at(-1)?.label
  }

  async write(step: Step): Promise<void> {
    for (const { file, after } of step.changes) await this.#put(file, after)
    this.#steps.push(step)
    if (this.#steps.length > kept) this.#steps.shift()
  }

  /** Takes the last step back and says which; undefined where there is none. A file that has changed since is named and stays. */
  async undo(): Promise<{ undone: string } | { changedSince: string } | undefined> {
    const step = this.#steps.at(-1)
    if (!step) return undefined
    for (const { file, after } of step.changes) {
      const now = await readFile(join(this.#folder, file)).catch(() => undefined)
      const isAsLeft = after === undefined ? now === undefined : now?.equals(Buffer.from(after))
      if (!isAsLeft) return { changedSince: file }
    }
    for (const { file, before } of step.changes.toReversed()) await this.#put(file, before)
    this.#steps.pop()
    return { undone: step.label }
  }

  async #put(file: string, text: FileChange['after']): Promise<void> {
    const path = join(this.#folder, file)
    if (text === undefined) return rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    await replaceFile(path, text)
  }
}
