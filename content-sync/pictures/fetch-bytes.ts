import { readAtMost } from '../../src/lib/read-at-most.ts'

const patience = 15_000
const pausesInMilliseconds = [1000, 2000]

/** `refused`: the host answered, and would again. */
export type Fetched = { kind: 'fetched'; bytes: Uint8Array } | { kind: 'refused'; problem: string }

/** A picture's host that doesn't answer, or not now. */
export class HostSilent extends Error {}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The bytes at an address, at most `limit` of them; throws HostSilent where the host doesn't answer after three tries. */
export async function fetchBytes(address: URL, limit: number): Promise<Fetched> {
  for (const milliseconds of pausesInMilliseconds) {
    const fetched = await tryOnce(address, limit)
    if (fetched) return fetched
    await pause(milliseconds)
  }
  const fetched = await tryOnce(address, limit)
  if (fetched) return fetched
  throw new HostSilent(`${address.host} doesn't answer, so the content's pictures can't be fetched.`)
}

async function tryOnce(address: URL, limit: number): Promise<Fetched | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (answer.status === 429 || answer.status >= 500) return undefined
    if (!answer.ok) return { kind: 'refused', problem: `can't be fetched (${answer.status})` }
    const bytes = await readAtMost(answer.body, limit)
    return bytes
      ? { kind: 'fetched', bytes }
      : { kind: 'refused', problem: `is larger than ${limit / 1000} kB` }
  } catch {
    return undefined
  }
}
