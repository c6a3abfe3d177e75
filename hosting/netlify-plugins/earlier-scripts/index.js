import { createHash } from 'node:crypto'
import { cp, readdir, rm } from 'node:fs/promises'

/**
 * A tab that was open before a deploy loads more of the scripts that it began with. Netlify serves the files of the last
 * deploy alone, so the hashed ones of the last three codes are deployed again; a publication of content brings no new code.
 */
const hashed = 'dist/_astro'
const earlier = 'dist.earlier'
const mostCodes = 3

export const onPreBuild = ({ utils }) => utils.cache.restore(earlier)

export async function onPostBuild() {
  const digest = createHash('sha256')
    .update((await readdir(hashed)).toSorted().join())
    .digest('hex')
    .slice(0, 16)
  const known = (await readdir(earlier).catch(() => [])).toSorted()
  const [same] = known.filter((code) => code.endsWith(digest))
  const others = known.filter((code) => code !== same)
  if (same) await rm(`${earlier}/${same}`, { recursive: true })
  await cp(hashed, `${earlier}/${Date.now()}-${digest}`, { recursive: true })
  const kept = others.slice(-mostCodes)
  for (const code of kept) await cp(`${earlier}/${code}`, hashed, { recursive: true, force: false })
  for (const code of others.slice(0, -mostCodes)) await rm(`${earlier}/${code}`, { recursive: true })
}

export const onSuccess = ({ utils }) => utils.cache.save(earlier)
