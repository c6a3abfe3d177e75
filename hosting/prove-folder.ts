import { serveSite } from './server.ts'
import { smoke, smokeProblems } from './smoke.ts'

interface ProvedFolder {
  folder: string
  siteOrigin: string
  configFile: string
}

/** What is wrong with a built folder once it is served: on a port of its own, as a host would serve it, for a moment. */
export async function proveFolder({ folder, siteOrigin, configFile }: ProvedFolder): Promise<string[]> {
  const site = await serveSite({ port: 0, folder, previousFolder: '', configFile, isLazy: true })
  try {
    return smokeProblems(await smoke({ origin: site.origin, siteOrigin, functions: false }))
  } finally {
    await site.close()
  }
}
