import { watch } from 'chokidar'
import { readSpace } from './read-space.ts'
import type { Space } from './space.ts'

interface WatchOptions {
  folder: string
  space: Space
  log: (sentence: string) => void
  /** Called once what changed is published. */
  published?: () => void
}

/** Editors write a file in several steps: what comes within so many milliseconds is one change. */
const pause = 50

interface Watching {
  /** Resolves once every later change is seen. */
  ready: Promise<void>
  close: () => Promise<void>
}

/** Publishes what changes in a space's files; with a mistake in them the space stays as it was, and the mistake is logged. */
export function watchSpace({ folder, space, log, published }: WatchOptions): Watching {
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  async function publish(): Promise<void> {
    try {
      const changes = space.replace(await readSpace(folder))
      if (changes.published + changes.unpublished === 0) return
      log(`content changed: ${changes.published} published, ${changes.unpublished} unpublished`)
      published?.()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }

  // Node's own watch loses a file that an editor replaces: what vim or `sed -i` saves would be seen once.
  const watcher = watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(publish)
    }, pause)
  })
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
