import type { Allows } from '../../data-layer/consent.ts'
import { providerScript } from '../../lib/provider-script.ts'

/** The site-control widget, which shows what marketing wants shown. */
export function siteControl(url: string): (allows: Allows) => void {
  const script = providerScript('siteControl', url)
  return (allows) => script(allows('siteControl'))
}
