import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type DeliverySpace, isLocal } from './environment.ts'
import type { Mirror } from './mirror.ts'

const patience = 30_000

const File = v.object({ url: v.pipe(v.string(), v.startsWith('//')) })

/**
 * Writes every file of the space below `folder` where `contentful-import --upload-assets` looks for it: the host and the
 * path of its address. Returns how many there are; throws where one can't be fetched, with its address.
 */
export async function exportPictures(
  { assets }: Mirror,
  { host }: DeliverySpace,
  folder: string,
): Promise<number> {
  const protocol = isLocal(host) ? 'http:' : 'https:'
  const files = Object.values(assets).flatMap(({ fields }) => Object.values(fields.file ?? {}))
  const addresses = [...new Set(files.flatMap((file) => (v.is(File, file) ? [file.url] : [])))]
  for (const address of addresses) await save(new URL(`${protocol}${address}`), folder)
  return addresses.length
}

/** A parsed address has no dots that climb out of the folder. */
async function save(address: URL, folder: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${address.href} can't be fetched: ${answer.status}`)
  const path = join(folder, address.host, address.pathname)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await answer.bytes())
}
