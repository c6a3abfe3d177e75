import { parseReleaseFacts, type ReleaseFacts, releaseFactsFile } from './release-facts.ts'

/** The facts of the release that is served at an address, as any visitor can read them: a function has no files of the site. */
export async function fetchReleaseFacts(address: string): Promise<ReleaseFacts | undefined> {
  const answer = await fetch(new URL(`/${releaseFactsFile}`, address), { signal: AbortSignal.timeout(5_000) })
  return parseReleaseFacts(await answer.text())
}
