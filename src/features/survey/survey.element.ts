import type { ConsentChoice } from '../../data-layer/consent.ts'
import { providerScript } from '../../lib/provider-script.ts'

/** The feedback survey. */
export function survey(url: string): (choice: ConsentChoice) => void {
  const script = providerScript('survey', url)
  return ({ C0004 }) => script(C0004)
}
