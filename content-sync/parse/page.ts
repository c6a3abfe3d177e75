import type { Page } from '../../src/content/page.ts'
import { isSelfServicePath } from '../../src/i18n/language.ts'
import { entryId, type FieldReader, type FieldReaders, optional, required } from './fields.ts'
import { flag, text } from './kinds.ts'
import { readable, unreadable } from './reading.ts'

/** A page without paths is left out; what is wrong with its slug is named where the paths are made. */
const alternates: FieldReader<Page['alternates']> = ({ id, edition }) => {
  const paths = edition.pagePaths.get(id)
  return paths ? readable(paths) : unreadable()
}

const path: FieldReader<string> = ({ id, edition }) => {
  const paths = edition.pagePaths.get(id)
  return paths ? readable(paths[edition.language]) : unreadable()
}

const keptOut = optional(flag, false)

/** A page of self-service says nothing to a search engine, also where its editor has forgotten the switch. */
const noIndex: FieldReader<boolean> = (entry, field) => {
  const told = keptOut(entry, field)
  const paths = entry.edition.pagePaths.get(entry.id)
  return paths && isSelfServicePath(paths.lt) ? readable(true) : told
}

/** What every page has. */
export const pageFields: FieldReaders<
  Pick<Page, 'id' | 'path' | 'alternates' | 'title' | 'seoTitle' | 'seoDescription' | 'noIndex'>
> = {
  id: entryId,
  path,
  alternates,
  title: required(text),
  seoTitle: required(text),
  seoDescription: required(text),
  noIndex,
}
