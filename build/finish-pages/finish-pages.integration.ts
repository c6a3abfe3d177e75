import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { withEarlyScript } from './early-script.ts'
import { withJoinedScripts } from './join-scripts.ts'
import { scriptSearch } from './page-scripts.ts'
import { withPatientScripts } from './patient-scripts.ts'
import { idleScripts, withPreloads } from './preload-islands.ts'
import { withStylesInHead } from './styles-in-head.ts'
import { withUsedStyles } from './used-styles.ts'

/**
 * What only a finished page can say of itself: the scripts of its idle islands, asked for early (without it a form on
 * a slow phone takes input half a second later), its plain scripts in one file, after what is painted, the notice about
 * missing ones before it, and the style rules that it needs (a third of the sheet's bytes). All styles are in its head,
 * also those that Astro puts beside the first island, where HTML has no place for them.
 */
export const finishPages = (): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const scripts = new Map<string, string>()
      const read = (address: string): string => {
        const known = scripts.get(address) ?? readFileSync(new URL(`.${address}`, dir), 'utf8')
        scripts.set(address, known)
        return known
      }
      const scriptsIn = scriptSearch(read)
      const names = await readdir(dir, { recursive: true })
      const filesOf = (ending: string) =>
        names
          .filter((name) => name.endsWith(ending))
          .map((name) => new URL(encodeURI(name.replaceAll('\\', '/')), dir))
      const laterStyles = filesOf('.css')
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
      for (const file of filesOf('.html')) {
        const html = await readFile(file, 'utf8')
        const styled = withUsedStyles(withStylesInHead(html), scriptsIn(html), laterStyles)
        const { html: whole, joined } = withJoinedScripts(styled, read)
        if (joined) await writeFile(new URL(`.${joined.address}`, dir), joined.text)
        const finished = withPatientScripts(withEarlyScript(whole))
        await writeFile(file, withPreloads(finished, idleScripts(html, read)))
      }
    },
  },
})
