import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import { everyPage } from './pages.ts'

/**
 * Loads each page once before it is measured. Ours compresses a file when it is first asked for, half a second for React
 * alone; a host has done so long before most visitors come.
 */
export const warmUp = ({ browser, origins }: Pick<Bench, 'browser' | 'origins'>): Promise<void> =>
  browse(browser, async (started) => {
    const page = await started.newPage(telephone)
    for (const { side, path } of everyPage)
      await page.goto(`${origins[side]}${path}`, { waitUntil: 'networkidle' })
  })
