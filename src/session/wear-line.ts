import { signedInHint } from './signed-in-hint.ts'

// Why: docs/decisions/0151-an-extra-number-wears-its-theme.md
/**
 * Gives self-service the theme of the current number's line, and keeps which for the first paint of the next page: a script in
 * the head of AccountLayout.astro reads it there, as here. Other pages keep theirs.
 */
export function wearLine(isExtra: boolean): void {
  const hint = signedInHint.read()
  if (hint && (hint.line === 'extra') !== isExtra)
    signedInHint.write(isExtra ? { signedIn: true, line: 'extra' } : { signedIn: true })
  // Stores are tried without a page, too.
  const root = globalThis.document?.documentElement
  const href = root?.dataset.extra
  if (!href) return
  // Pages below /extra are purple by themselves.
  if (!isExtra) {
    if (document.querySelector(`link[href="${href}"]`)) delete root.dataset.theme
    return
  }
  root.dataset.theme = 'extra'
  if (document.querySelector(`link[href="${href}"]`)) return
  const theme = document.createElement('link')
  theme.rel = 'stylesheet'
  theme.href = href
  document.head.append(theme)
}
