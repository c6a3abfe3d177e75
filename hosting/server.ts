import { listen } from './listen.ts'
import { type LoadedRelease, loadRelease } from './loaded-release.ts'
import type { Sighting } from './operations/sighting.ts'
import { createSite, type SiteFunction } from './site.ts'

export interface SiteServer {
  /** `http://127.0.0.1:4321` */
  origin: string
  /** Reads what is new in the built folder and switches to it; on an Error what was served stays. */
  reload: () => Promise<void>
  /** Takes no more connections, and ends once every request under way is answered, after ten seconds at the latest. */
  close: () => Promise<void>
}

interface SiteServerOptions {
  /** 0 takes any free port. */
  port: number
  folder: string
  previousFolder: string
  configFile: string
  functions?: Readonly<Record<string, SiteFunction>>
  trustedProxies?: number
  /** Each file is read when it is asked for; what is served stays in its folder. */
  isLazy?: boolean
  /** The origin of the one page that may frame this site: none where nothing is said. */
  framedBy?: string
  /** Every answer, as it is counted. */
  seen?: (sightings: readonly Sighting[]) => void
}

/** Serves a built folder on this machine only; throws where the port is taken or a rule is broken. */
export async function serveSite({
  port,
  functions,
  trustedProxies,
  isLazy = false,
  framedBy,
  seen,
  ...folders
}: SiteServerOptions): Promise<SiteServer> {
  let release: LoadedRelease = await loadRelease(folders, { isLazy })
  const { fetch } = createSite({
    release: () => release,
    functions,
    trustedProxies,
    ...(framedBy !== undefined && { framedBy }),
    ...(seen && { seen }),
  })
  const { origin, close } = await listen(fetch, port)
  return {
    origin,
    reload: async () => {
      release = await loadRelease(folders, { served: release })
    },
    close,
  }
}
