import type { KeptPages } from '../content/kept-pages.ts'
import { languageOf } from '../i18n/language.ts'

/**
 * The kept page that someone sees who goes to an address without a connection; undefined where the browser says it itself:
 * what the operator answers is no page, nor is a file to save.
 */
export function keptPathFor(pathname: string, { ofAccount, offline }: KeptPages): string | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (ofAccount.includes(path)) return path
  if (path.startsWith('/api/') || /\.\w+$/.test(path)) return undefined
  return offline[languageOf(path)]
}
