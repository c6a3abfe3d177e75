import type { Page } from '../../src/content/page.ts'
import { isSelfServicePath } from '../../src/i18n/language.ts'
import { type About, type ContentTypeParser, declare } from './content-type.ts'
import { computed, entryId, type FieldReader, type FieldReaders, required, withDefault } from './fields.ts'
import { checkedBy, flag, line } from './kinds.ts'
import { earlierAddresses } from './moved-pages.ts'
import { slugField } from './page-paths.ts'
import { readable, unreadable } from './reading.ts'

/** A page without paths is left out; what is wrong with its slug is named where the paths are made. */
const alternates = computed<Page['alternates']>(({ id, edition }) => {
  const paths = edition.pagePaths.get(id)
  return paths ? readable(paths) : unreadable()
})

const path: FieldReader<string> = {
  model: () => slugField.model('slug'),
  read: ({ id, edition }) => {
    const paths = edition.pagePaths.get(id)
    return paths ? readable(paths[edition.language]) : unreadable()
  },
}

const keptOut = withDefault(flag, false, 'Keep out of search engines')

/** A page of self-service says nothing to a search engine, also where its editor has forgotten the switch. */
const noIndex: FieldReader<boolean> = {
  model: keptOut.model,
  read: (entry, field) => {
    const told = keptOut.read(entry, field)
    const paths = entry.edition.pagePaths.get(entry.id)
    return paths && isSelfServicePath(paths.lt) ? readable(true) : told
  },
}

const upTo = (max: number) => checkedBy(line, { size: { max } })

/** What every page has. */
export const pageFields: FieldReaders<
  Pick<Page, 'id' | 'path' | 'alternates' | 'title' | 'seoTitle' | 'seoDescription' | 'noIndex'>
> = {
  id: entryId,
  title: required(line, 'Title'),
  path,
  alternates,
  seoTitle: required(upTo(70), 'Title for search engines and the browser tab'),
  seoDescription: required(upTo(170), 'Description for search engines'),
  noIndex,
}

/** The declaration of a content type that is a page. */
export const declarePage = <T extends Page>(about: About, readers: FieldReaders<T>): ContentTypeParser<T> =>
  declare<T>({ ...about, readElsewhere: { earlierAddresses } }, readers)
