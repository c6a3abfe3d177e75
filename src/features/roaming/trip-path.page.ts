import type { Site } from '../../content/snapshot.ts'

/** The path of the trip calculator's page, as far as the content has it. */
export const tripPathOf = (site: Site): string | undefined =>
  site.pages.find(({ id }) => id === 'tripCalculatorPageContent')?.path
