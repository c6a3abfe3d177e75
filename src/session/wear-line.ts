import { signedInHint } from './signed-in-hint.ts'

// Why: docs/decisions/0151-an-extra-number-wears-its-theme.md
/**
 * Gives self-service the theme of the current number's line, and keeps which for the first paint of the next page: a script in
 * the head of AccountLayout.astro does the same there.
 */
export function wearLine(isExtra: boolean): void {
  const hint = signedInHint.read()
  if (hint && (hint.line === 'extra') !== isExtra)
    signedInHint.write(isExtra ? { signedIn: true, line: 'extra' } : { signedIn: true })
  // Stores are tried without a page, too.
  const root = globalThis.document?.documentElement
  const href = root?.dataset.extra
  if (!href) return
  const theme = document.querySelector(`link[href="${href}"]`)
  if (isExtra) {
    root.dataset.theme = 'extra'
    if (!theme)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
  // Without the file the page is of that line by itself, as those below /extra are.
  else if (theme) delete root.dataset.theme
}
