import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { idleScripts, withPreloads } from './preload-islands.ts'

/**
 * Lets a page ask early for the script of its idle islands. Without it they are found one after another, and on a slow
 * phone a form takes input half a second later.
 */
export const preloadIslands = (): AstroIntegration => ({
  name: 'preload-islands',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const scripts = new Map<string, string>()
      const read = (address: string): string => {
        const known = scripts.get(address) ?? readFileSync(new URL(`.${address}`, dir), 'utf8')
        scripts.set(address, known)
        return known
      }
      const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'))
      for (const name of names) {
        const file = new URL(encodeURI(name.replaceAll('\\', '/')), dir)
        const html = await readFile(file, 'utf8')
        const needed = idleScripts(html, read)
        if (needed.length > 0) await writeFile(file, withPreloads(html, needed))
      }
    },
  },
})
