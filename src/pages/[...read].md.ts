import type { APIRoute } from 'astro'
import { isReadPage, markdownPath, type ReadPage } from '../content/markdown-path.ts'
import { readSite } from '../content/read-snapshot.ts'
import { type Language, languages } from '../i18n/language.ts'
import { pageMarkdown } from '../templates/page-markdown.ts'

export const getStaticPaths = () =>
  languages.flatMap((language) =>
    readSite(language)
      .pages.filter(isReadPage)
      .map((page) => ({
        params: { read: markdownPath(page).slice(1, -'.md'.length) },
        props: { page, language },
      })),
  )

interface Props {
  page: ReadPage
  language: Language
}
/** What a page to read says, for assistants: Markdown beside the page. */
export const GET: APIRoute<Props> = ({ props: { page, language }, site }) =>
  new Response(pageMarkdown(readSite(language), page, new URL(site ?? '').origin), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
