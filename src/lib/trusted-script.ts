/** The browser's Trusted Types, as far as they are used here; a browser without them takes plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML?(text: string): string },
  ): { createScriptURL(url: string): unknown }
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** Only what the network brings: the page's policy says from which origins. */
function scriptUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw new TypeError(`no script of a provider: ${url}`)
}

/** Text without any markup: a wallet's button writes its style so. Anything that could become an element throws. */
function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  throw new TypeError('no markup is written as text here')
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * A provider's script, not loaded before it is put into the page: the one text that becomes script on a page with Trusted Types.
 * Why: docs/decisions/0060-tags-and-secrets-apart.md
 */
export function providerScriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  policy ??= globalThis.window?.trustedTypes?.createPolicy('provider', { createScriptURL: scriptUrl })
  if (policy) Reflect.set(script, 'src', policy.createScriptURL(url))
  else script.src = url
  return script
}

let isTolerant = false

/** Lets wallets' buttons write plain text where HTML could be, and load their own scripts; before their scripts run, once. */
export function tolerateWallets(): void {
  if (isTolerant) return
  isTolerant = true
  globalThis.window?.trustedTypes?.createPolicy('default', {
    createScriptURL: scriptUrl,
    createHTML: plainText,
  })
}
