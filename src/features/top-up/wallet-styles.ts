// Why: docs/decisions/0109-styles-that-wallets-insert.md
/**
 * Wallets' scripts insert `<style>` elements. The page's policy stops them: such an element has no origin, and its hash changes with its text.
 * What a stopped one says becomes a style sheet made by script, which is what that script might have made itself. Returns how to
 * end that.
 */
export function takeOverStoppedStyles(): () => void {
  const taken = new WeakSet<HTMLStyleElement>()
  const take = () => {
    for (const style of document.head.querySelectorAll('style')) {
      if (style.sheet || taken.has(style)) continue
      taken.add(style)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style.textContent)
      document.adoptedStyleSheets.push(sheet)
    }
  }
  take()
  document.addEventListener('securitypolicyviolation', take)
  return () => document.removeEventListener('securitypolicyviolation', take)
}
