import { functionAnswer } from '../../hosting/answer-headers.ts'
import type { Environment } from '../../hosting/environment.ts'
import { isLoopback } from '../../hosting/private-address.ts'
import type { SiteFunction } from '../../hosting/site.ts'
import { indexPage, indexPolicy } from './index-page.ts'
import { documentNames, referencePage, referencePolicy } from './reference-page.ts'

const path = '/operator-docs'

/** The contract to browse, by path: on a site that only this machine can open, nothing anywhere else. */
export function operatorDocs(
  { siteOrigin }: Pick<Environment, 'siteOrigin'>,
  pageOf: typeof referencePage = referencePage,
): Record<string, SiteFunction> {
  if (!isLoopback(siteOrigin)) return {}
  const pages = documentNames.map((name): [string, SiteFunction] => [
    `${path}/${name}`,
    local(referencePolicy, () => pageOf(name)),
  ])
  return {
    [path]: local(indexPolicy, async () => indexPage((name) => `${path}/${name}`)),
    ...Object.fromEntries(pages),
  }
}

/** A foreign site whose name was made to lead here (DNS rebinding) has that name in the address. */
const local =
  (policy: string, html: () => Promise<string>): SiteFunction =>
  async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return functionAnswer(405, null, { Allow: 'GET, HEAD' })
    if (!isLoopback(request.url)) return functionAnswer(404)
    return functionAnswer(200, await html(), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex',
    })
  }
