import { createHash } from 'node:crypto'

const script = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g

/** What every page has: a file of its own, which stays in the browser from page to page. */
const shell = /\/PublicLayout\./

/** A script that imports nothing at once and exports nothing: it can be in a function beside others. */
const isPlain = (text: string): boolean => !/(?:^|[;}\n])\s*(?:import\s*["'{*\w]|export\b)/.test(text)

export interface JoinedScript {
  address: string
  text: string
}

/**
 * The page with its own plain scripts, the shell's apart, in one file at the first one's place: each file is a request
 * that a page makes before its picture is there. `read` gives a built script by its address. Without `joined` there was
 * nothing to join.
 */
export function withJoinedScripts(
  html: string,
  read: (address: string) => string,
): { html: string; joined?: JoinedScript } {
  const addresses = [...html.matchAll(script)]
    .map(([, address = '']) => address)
    .filter((address) => !shell.test(address) && isPlain(read(address)))
  const [first] = addresses
  if (first === undefined || addresses.length < 2) return { html }
  // In functions, so that the names of one are not those of another: a `var` leaves a block.
  const text = addresses.map((address) => `(()=>{${read(address)}\n})();`).join('\n')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const joined = { address: `/_astro/page.${hash}.js`, text }
  return {
    html: html.replace(script, (tag, address: string) => {
      if (!addresses.includes(address)) return tag
      return address === first ? tag.replace(first, joined.address) : ''
    }),
    joined,
  }
}
