import type { Page, PageOf, PageType } from './page.ts'
import type { FormKey, PaymentStatusKey, StatusKey } from './page-key.ts'
import type { Site } from './snapshot.ts'

/** The pages of a site by what they are looked up by, each list in the order of the site. */
interface PageIndex {
  byId: ReadonlyMap<string, Page>
  byPath: ReadonlyMap<string, Page>
  byType: ReadonlyMap<PageType, Page[]>
  byFormKey: ReadonlyMap<FormKey | undefined, Page[]>
  byStatusKey: ReadonlyMap<StatusKey | PaymentStatusKey | undefined, Page[]>
}

/** Of a site that is rendered each page looks up some forty others: through all pages that was half of the time of 15,000. */
const indexes = new WeakMap<readonly Page[], PageIndex>()

function indexOf({ pages }: Site): PageIndex {
  const known = indexes.get(pages)
  if (known) return known
  const index = {
    // Of two the first, as a search would find it.
    byId: new Map(pages.map((page) => [page.id, page] as const).reverse()),
    byPath: new Map(pages.map((page) => [page.path, page] as const).reverse()),
    byType: Map.groupBy(pages, ({ type }) => type),
    byFormKey: Map.groupBy(pages, (page) => ('formKey' in page ? page.formKey : undefined)),
    byStatusKey: Map.groupBy(pages, (page) => ('statusKey' in page ? page.statusKey : undefined)),
  }
  indexes.set(pages, index)
  return index
}

export const pageWithId = (site: Site, id: string): Page | undefined => indexOf(site).byId.get(id)

export const pageAt = (site: Site, path: string): Page | undefined => indexOf(site).byPath.get(path)

export const pagesOfType = <T extends PageType>(site: Site, type: T): PageOf<T>[] =>
  (indexOf(site).byType.get(type) ?? []).filter((page): page is PageOf<T> => page.type === type)

export const pagesWithForm = (site: Site, formKey: FormKey): readonly Page[] =>
  indexOf(site).byFormKey.get(formKey) ?? []

export const pagesWithStatus = (site: Site, statusKey: StatusKey | PaymentStatusKey): readonly Page[] =>
  indexOf(site).byStatusKey.get(statusKey) ?? []
