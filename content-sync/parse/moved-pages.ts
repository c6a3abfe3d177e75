import type { MovedPage } from '../../src/content/snapshot.ts'
import { defaultLanguage, languageOf } from '../../src/i18n/language.ts'
import { EntryReader, type PagePaths } from './entry-reader.ts'
import { type Kind, withDefault } from './fields.ts'
import { code } from './kinds.ts'
import { isPageAddress } from './page-paths.ts'
import { describe, readable } from './reading.ts'
import type { Space } from './space.ts'

const field = 'earlierAddresses'

const addresses: Kind<string[]> = {
  model: {
    type: 'Text',
    localized: false,
    validations: [
      {
        regexp: { pattern: '^\\s*(\\/[a-z0-9\\/-]+(\\s+|$))*$', flags: null },
        message: 'Write paths with blanks between: /kainos /en/prices.',
      },
    ],
  },
  read: (found) => {
    const reading = code.read(found)
    return reading.ok ? readable(reading.value.split(/\s+/).filter(Boolean)) : reading
  },
}
export const earlierAddresses = withDefault(
  addresses,
  [],
  'Earlier addresses',
  'Addresses that the page had before, with blanks between, such as /kainos /en/prices. Who follows one comes here.',
)

/** Where pages were before. An address that is none, that a page has now or another had before is named and left out. */
export function readMovedPages(space: Space, pagePaths: PagePaths): MovedPage[] {
  const owners = new Map(
    [...pagePaths].flatMap(([id, paths]) => Object.values(paths).map((path) => [path, id] as const)),
  )

  function problemWith(address: string): string | undefined {
    if (!isPageAddress(address))
      return `holds ${describe(address)}, not an address such as /kainos or /en/prices`
    const owner = owners.get(address)
    return owner && `holds ${describe(address)}, which leads to "${owner}" already`
  }

  return [...pagePaths].flatMap(([id, paths]) => {
    const raw = space.entry(id)
    if (!raw) return []
    const entry = new EntryReader(
      { space, language: defaultLanguage, isExtra: false, pagePaths },
      raw,
      'broken',
    )
    const reading = earlierAddresses.read(entry, field)
    return (reading.ok ? reading.value : []).flatMap((from) => {
      const message = problemWith(from)
      if (!message) {
        owners.set(from, id)
        return [{ from, to: paths[languageOf(from)] }]
      }
      entry.report({ severity: 'broken', field, language: defaultLanguage, message })
      return []
    })
  })
}
