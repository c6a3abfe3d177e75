import { withEarlyScript } from './early-script.ts'
import { type JoinedScript, withJoinedScripts } from './join-scripts.ts'
import { scriptSearch } from './page-scripts.ts'
import { withPatientScripts } from './patient-scripts.ts'
import { idleScripts, withPreloads } from './preload-islands.ts'
import { withStylesInHead } from './styles-in-head.ts'
import { stylesUser } from './used-styles.ts'

export interface FinishedPage {
  html: string
  joined?: JoinedScript
}

/**
 * What only a finished page can say of itself: the scripts of its idle islands, asked for early (without it a form on
 * a slow phone takes input half a second later), its plain scripts in one file, after what is painted, the notice about
 * missing ones before it, and the style rules that it needs (a third of the sheet's bytes). All styles are in its head,
 * also those that Astro puts beside the first island, where HTML has no place for them. `read` gives a built script by
 * its address; `laterStyles` are all style sheets that a script may add, by their addresses.
 */
export function pageFinisher(
  read: (address: string) => string,
  laterStyles: ReadonlyMap<string, string>,
): (html: string) => FinishedPage {
  const scriptsIn = scriptSearch(read)
  const withUsedStyles = stylesUser(laterStyles)
  return (html) => {
    const styled = withUsedStyles(withStylesInHead(html), scriptsIn(html))
    const { html: whole, ...joined } = withJoinedScripts(styled, read)
    const finished = withPatientScripts(withEarlyScript(whole))
    return { html: withPreloads(finished, idleScripts(html, read)), ...joined }
  }
}
