import { linkTo, markdownOf } from '../content/markdown.ts'
import type { ReadPage } from '../content/markdown-path.ts'
import type { PageOf } from '../content/page.ts'
import type { Site } from '../content/snapshot.ts'
import { pickWords } from '../content/words.ts'
import { articleMicrocopy } from '../features/faq/article.microcopy.ts'
import { countryMarkdown } from '../features/roaming/country-markdown.page.ts'
import { formatCalendarDate } from '../i18n/date.ts'
import { fill } from '../i18n/fill.ts'

// Why: docs/decisions/0123-pages-to-read-as-markdown.md
/** A page to read as Markdown, with where it is: without menus, forms and styles. */
export function pageMarkdown(site: Site, page: ReadPage, origin: string): string {
  const text =
    page.type === 'countryPage' ? countryMarkdown(site, page, origin) : articleMarkdown(site, page, origin)
  return `${text}\n\n${linkTo(page.parent.title, page.parent.path, origin)} · ${linkTo(page.title, page.path, origin)}\n`
}

function articleMarkdown(site: Site, page: PageOf<'articlePage'>, origin: string): string {
  const words = pickWords(site, articleMicrocopy)
  const { item, checkedOn } = page
  return [
    `# ${page.title}`,
    markdownOf(item.answer.html, origin),
    item.notification && markdownOf(item.notification.text.html, origin),
    checkedOn && fill(words['article.checkedOn'], { date: formatCalendarDate(checkedOn, site.language) }),
  ]
    .filter(Boolean)
    .join('\n\n')
}
