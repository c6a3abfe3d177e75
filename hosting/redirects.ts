import type { MovedPage } from '../src/content/snapshot.ts'
import { defaultLanguage, languages } from '../src/i18n/language.ts'

/** Where the rules send what isn't a built file. Origins have no trailing slash. */
export interface RedirectTargets {
  site: string
  /** Undefined where there is none: nothing is passed on. */
  operator: string | undefined
  /** Lets Netlify sign calls of the operator, with the secret of this variable. */
  signedWith?: 'API_SIGNATURE_TOKEN' | undefined
}

/** Below this path the operator answers under this site's name; nothing else is passed on. */
export const passedOn = '/api/'

/** Second addresses of pages, by language: the top-up error of the extra line has two. */
const aliases = [
  ['/extra/papildymo-klaida', '/extra/saskaitos-papildymas/klaida'],
  ['/en/extra/top-up-error', '/en/extra/account-top-up/error'],
  ['/ru/extra/oshibka-popolneniya', '/ru/extra/popolnenye-sciota/oshibka'],
]

/**
 * The text of `_redirects`. Files come before these rules; trailing slashes need none, the host takes them away itself.
 * The target of the /lt rule is absolute: as a path, `/lt//other.example` would become another site's address.
 */
export function redirectsFile(
  { site, operator, signedWith }: RedirectTargets,
  moved: readonly MovedPage[] = [],
): string {
  const others = languages.filter((language) => language !== defaultLanguage)
  return [
    `/${defaultLanguage}/* ${site}/:splat 301`,
    ...aliases.map(([from, to]) => `${from} ${to} 301`),
    ...moved.map(({ from, to }) => `${from} ${to} 301`),
    ...(operator === undefined
      ? []
      : [`/api/* ${operator}/api/:splat 200${signedWith ? ` signed=${signedWith}` : ''}`]),
    ...others.map((language) => `/${language}/* /${language}/404 404`),
    '/* /404 404',
    '',
  ].join('\n')
}
