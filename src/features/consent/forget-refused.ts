import { $consentChoice } from '../../data-layer/consent.state.ts'
import { nothing, optionalCategories } from '../../data-layer/consent.ts'
import { quietly } from '../../lib/quietly.ts'
import { domainsOf, isNamed, type ListedNames, namesOf, pathsOf } from './kept-by-providers.ts'

/**
 * Removes what providers of the refused categories keep on this site: cookies that script can read, on every domain and
 * path that they may be of, and keys of both storages. What they keep on their own sites is out of reach. Never throws.
 */
export function forgetRefused(listed: Partial<ListedNames> | undefined): void {
  const choice = $consentChoice.get() ?? nothing
  const names = namesOf(
    optionalCategories.filter((category) => !choice[category]),
    listed,
  )
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (isNamed(name, names)) expire(name)
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    quietly(() => {
      const kept = window[storage]
      for (const key of Object.keys(kept).filter((each) => isNamed(each, names))) kept.removeItem(key)
    })
}

/** A cookie that is kept by site, as those of embedded providers are, is another one beside it. */
const kinds = ['', '; SameSite=None; Secure; Partitioned']

function expire(name: string): void {
  const domains = ['', ...domainsOf(location.hostname).map((domain) => `; Domain=${domain}`)]
  const secure = name.startsWith('__Secure-') ? '; Secure' : ''
  const places = pathsOf(location.pathname).flatMap((path) =>
    domains.map((domain) => `Path=${path}${domain}${secure}`),
  )
  for (const place of places)
    for (const kind of kinds) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; Max-Age=0; ${place}${kind}`
    }
}
