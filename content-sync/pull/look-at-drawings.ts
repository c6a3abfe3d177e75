import * as v from 'valibot'
import { drawingProblem } from '../drawing-problem.ts'
import type { DeliverySpace } from '../environment.ts'
import type { Mirror } from '../mirror.ts'
import { isLocal } from './delivery-client.ts'

const patience = 10_000

const Drawing = v.object({
  contentType: v.literal('image/svg+xml'),
  url: v.pipe(v.string(), v.startsWith('//')),
})

function addressesOf(assets: Mirror['assets']): string[] {
  const files = Object.values(assets).flatMap(({ fields }) => Object.values(fields.file ?? {}))
  return [...new Set(files.flatMap((file) => (v.is(Drawing, file) ? [file.url] : [])))]
}

/**
 * What is wrong with each drawing (SVG) of the space, by its address; '' for nothing. Only new ones are asked for: an
 * address stands for the same bytes for ever. One that can't be fetched is missing, and asked for again next time.
 */
export async function lookAtDrawings(
  { host }: DeliverySpace,
  { assets }: Mirror,
  known: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const protocol = isLocal(host) ? 'http:' : 'https:'
  const drawings = await Promise.all(
    addressesOf(assets).map(async (address) => {
      const problem = known[address] ?? (await look(`${protocol}${address}`))
      return problem === undefined ? [] : [[address, problem] as const]
    }),
  )
  return Object.fromEntries(drawings.flat())
}

async function look(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    return answer.ok ? (drawingProblem(await answer.bytes()) ?? '') : undefined
  } catch {
    return undefined
  }
}
