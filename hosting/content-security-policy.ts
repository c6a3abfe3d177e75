/**
 * What a page may load and do, beyond what every page may. One entry per class: a page that runs tags, wallets or
 * identity checks differs from `default` only here.
 */
export const pageClasses = {
  default: { sources: {} },
} satisfies Record<string, { sources: Partial<Record<Directive, string[]>> }>

export type PageClass = keyof typeof pageClasses
export type ClassOf = (path: string) => PageClass

type Directive = keyof typeof everyPage

const everyPage = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  // No text becomes HTML or script in the browser. It costs this: a `client:only` island can't be given slot content.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Sources (`'sha256-…'`) of the scripts and styles that stand inline. */
export interface InlineSources {
  inlineScripts: Iterable<string>
  inlineStyles: Iterable<string>
}

/** The value of a page's one Content-Security-Policy header. */
export function contentSecurityPolicy(pageClass: PageClass, inline: InlineSources): string {
  const allowed: Partial<Record<string, string[]>> = pageClasses[pageClass].sources
  const hashes: Partial<Record<string, Iterable<string>>> = {
    'script-src': inline.inlineScripts,
    'style-src': inline.inlineStyles,
  }
  return Object.entries(everyPage)
    .map(([directive, sources]) =>
      [directive, ...sources, ...(allowed[directive] ?? []), ...[...(hashes[directive] ?? [])].sort()].join(
        ' ',
      ),
    )
    .join('; ')
}
