import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releaseFolders } from '../hosting/release.ts'
import { releaseFactsFile } from '../hosting/release-facts.ts'
import type { SiteServer } from '../hosting/server.ts'
import type { Lifetime } from './lifetime.ts'

const pauseInMilliseconds = 1000

/**
 * Serves what is in `dist`, however it came there: another command may build or roll back while the site is served. What
 * can't be loaded is reported, and what was served stays.
 */
export function followRelease(
  site: Pick<SiteServer, 'reload'>,
  root: string,
  { signal }: Pick<Lifetime, 'signal'>,
): Pick<SiteServer, 'reload'> {
  let served = markOf(root)
  const reload = async () => {
    served = markOf(root)
    await site.reload()
  }
  void (async () => {
    while (!signal.aborted) {
      await pause(pauseInMilliseconds, undefined, { signal }).catch(() => undefined)
      const now = await markOf(root)
      if (signal.aborted || now === undefined || now === (await served)) continue
      try {
        await reload()
        console.log('live: another release is served')
      } catch (error) {
        console.error(error)
      }
    }
  })()
  return { reload }
}

/** Another one for each folder that comes in the place of `dist`. */
async function markOf(root: string): Promise<string | undefined> {
  const facts = await stat(join(releaseFolders(root).current, releaseFactsFile)).catch(() => undefined)
  return facts && `${facts.ino} ${facts.mtimeMs}`
}
