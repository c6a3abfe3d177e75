import { pageWithId } from '../../content/page-index.ts'
import type { Site } from '../../content/snapshot.ts'

/** The path of the trip calculator's page, as far as the content has it. */
export const tripPathOf = (site: Site): string | undefined =>
  pageWithId(site, 'tripCalculatorPageContent')?.path
