import type { ConsentChoice } from '../../data-layer/consent.ts'
import { providerScript } from '../../lib/provider-script.ts'

/** The site-control widget, which shows what marketing wants shown. */
export function siteControl(url: string): (choice: ConsentChoice) => void {
  const script = providerScript('siteControl', url)
  return ({ C0004 }) => script(C0004)
}
