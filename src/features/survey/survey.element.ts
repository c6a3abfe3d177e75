import type { Allows } from '../../data-layer/consent.ts'
import { providerScript } from '../../lib/provider-script.ts'

/** The feedback survey. */
export function survey(url: string): (allows: Allows) => void {
  const script = providerScript('survey', url)
  return (allows) => script(allows('survey'))
}
