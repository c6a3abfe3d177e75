/** The scripts that a built script imports at once, by their file names. */
export const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(([, name]) => name ?? [])

/**
 * The addresses of all scripts that a page's idle islands need, each once, with what they import, the largest first: it
 * takes longest. `read` gives a built script by its address.
 * Why: docs/decisions/0007-preload-idle-islands.md
 */
export function idleScripts(html: string, read: (address: string) => string): string[] {
  const needed = new Set<string>()
  const need = (address: string) => {
    if (needed.has(address)) return
    needed.add(address)
    const folder = address.slice(0, address.lastIndexOf('/') + 1)
    for (const name of importsOf(read(address))) need(folder + name)
  }
  for (const [island] of html.matchAll(/<astro-island [^>]*client="idle"[^>]*>/g))
    for (const [, address] of island.matchAll(/(?:component|renderer)-url="([^"]+)"/g))
      if (address) need(address)
  return [...needed].sort((one, other) => read(other).length - read(one).length)
}

const characterSet = '<meta charset="utf-8">'

/**
 * The page with a request for each script at its start: standing at the end, a slow phone would ask 100 ms later. The
 * page is painted without them, so its fonts and pictures go first.
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`)
  return html.replace(characterSet, `${characterSet}${links.join('')}`)
}
