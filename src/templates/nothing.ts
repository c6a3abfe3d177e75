import type { PageOf } from '../content/page.ts'
import { toldTitle } from '../lib/told-title.ts'

/** What a status page says where it knows of nothing, and where it leads to. */
export interface Nothing {
  title: string
  text: string
  href: string
  wayOn: string
}

/** A status page whose document claims nothing: a script of the page sets the title of the result where it is known. */
export const withoutClaim = (page: PageOf<'genericStatusPage'>, { title }: Nothing) => ({
  ...page,
  seoTitle: toldTitle(page.seoTitle, title),
})
