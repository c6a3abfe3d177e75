import { searchIndex } from '../../src/content/search-index.ts'
import type { Site } from '../../src/content/snapshot.ts'
import { pickWords } from '../../src/content/words.ts'
import { searchIndexMicrocopy } from '../../src/features/search/search.microcopy.ts'
import type { SearchSection } from '../../src/lib/search/search-section.ts'
import type { SearchWords } from '../../src/lib/search/terms.ts'

/** What the search of a site knows. */
export function searchOf(site: Site): { places: SearchSection[]; words: SearchWords } {
  const words = pickWords(site, searchIndexMicrocopy)
  return {
    places: searchIndex(site, words),
    words: {
      country: words['search.countryWords'],
      plan: words['search.planWords'],
      phone: words['search.phoneWords'],
      empty: words['search.emptyWords'],
    },
  }
}
