import { join } from 'node:path'

/** Where the parts of compiled code are in its folder. */
export const codeFiles = (folder: string) => ({
  /** What browsers get: scripts, style sheets and static files. Astro's `outDir`. */
  site: join(folder, 'site'),
  /** What renders pages. */
  server: join(folder, 'server'),
  /** The style sheets of each route, as Astro's page data has them. */
  styles: join(folder, 'styles.json'),
  /** The worker of self-service, without what it is to keep. */
  worker: join(folder, 'service-worker.js'),
})
