import type { LinkButton } from './button.ts'
import { pagesOfType, pageWithId } from './page-index.ts'
import type { Site } from './snapshot.ts'

/** How many of them the phone menu has first. */
const most = 5

// Why: docs/decisions/0086-ways-through-the-site.md

/** What most people come for, with icons: the first quick links of the home page. */
export function mainTasks(site: Site): LinkButton[] {
  const [home] = pagesOfType(site, 'homePage')
  const blocks = home?.blocks ?? []
  return blocks.flatMap((block) => (block.type === 'quickLinks' ? block.links : [])).slice(0, most)
}

/** Where else one can go from the menu: the header's links and what is offered, each page once, none that is among the tasks. */
export function otherWays({ header, footer }: Site, tasks: readonly LinkButton[]): LinkButton[] {
  const known = new Set(tasks.map(({ href }) => href))
  return [...header.links, ...(footer.groups[0]?.links ?? [])].filter(({ href }) => {
    const isNew = !known.has(href)
    known.add(href)
    return isNew
  })
}

/** The page with all ways to reach us, and the number to call, as the footer has them. */
export function contactLinks(site: Site): LinkButton[] {
  const contact = pageWithId(site, 'contact')?.path
  return site.footer.groups
    .flatMap(({ links }) => links)
    .filter(({ href }) => href === contact || href.startsWith('tel:'))
}
