import type { KeptPages } from '../content/kept-pages.ts'
import { languageOf } from '../i18n/language.ts'

/** What someone sees who goes to an address and has no connection. */
export type KeptPage =
  /** The page itself. */
  { kind: 'account'; path: string } | { kind: 'offline'; path: string }

/**
 * The kept page for an address; undefined where the browser shows its own. The operator's answers are none of the worker's
 * business, and a file to save must not become a page.
 */
export function keptPageFor(pathname: string, { ofAccount, offline }: KeptPages): KeptPage | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (ofAccount.includes(path)) return { kind: 'account', path }
  if (path.startsWith('/api/') || /\.\w+$/.test(path)) return undefined
  return { kind: 'offline', path: offline[languageOf(path)] }
}
