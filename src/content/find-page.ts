import { isExtraPath } from '../i18n/language.ts'
import type { Page, PaymentStatusKey, StatusKey } from './page.ts'
import type { Site } from './snapshot.ts'

const inLine = (site: Site, isExtra: boolean): Page[] =>
  site.pages.filter((page) => isExtraPath(page.path) === isExtra)

/** The path of the page that says this of the line; throws an error that names what is missing, which stops the build. */
export function statusPath(site: Site, statusKey: StatusKey | PaymentStatusKey, isExtra: boolean): string {
  const page = inLine(site, isExtra).find(
    (candidate) => 'statusKey' in candidate && candidate.statusKey === statusKey,
  )
  if (!page)
    throw new Error(`no page with statusKey ${statusKey} (${site.language}${isExtra ? ', extra' : ''})`)
  return page.path
}

/** The path of the line's top-up page; throws an error that names what is missing, which stops the build. */
export function topUpPath(site: Site, isExtra: boolean): string {
  const page = inLine(site, isExtra).find(({ type }) => type === 'topUpPage')
  if (!page) throw new Error(`no top-up page (${site.language}${isExtra ? ', extra' : ''})`)
  return page.path
}
