import type { APIRoute } from 'astro'
import { isReadPage, markdownPath } from '../content/markdown-path.ts'
import type { Page } from '../content/page.ts'
import { readSnapshot } from '../content/read-snapshot.ts'
import { languages } from '../i18n/language.ts'

/** Pages that are made of others by the hundred. */
const isMade = ({ type }: Page): boolean => type === 'countryPage' || type === 'articlePage'

/**
 * What the site has for assistants that read it, as https://llmstxt.org asks: a list of pages in each language, and in English what
 * there is as Markdown, which each of those names in the others.
 */
export const GET: APIRoute = ({ site }) => {
  const snapshot = readSnapshot()
  const parts = languages.flatMap((language) => {
    const pages = snapshot[language].pages.filter((page) => !page.noIndex && !isMade(page))
    const lines = pages.map(
      ({ title, path, seoDescription }) => `- [${title}](${new URL(path, site).href}): ${seoDescription}`,
    )
    return [`## ${language}`, '', ...lines, '']
  })
  const home = snapshot.en.pages.find(({ type }) => type === 'homePage')
  const head = ['# Uoga', '', `> ${home?.seoDescription ?? ''}`, '']
  const read = snapshot.en.pages
    .filter(isReadPage)
    .map((page) => `- [${page.title}](${new URL(markdownPath(page), site).href})`)
  const foot = [
    '## Markdown',
    '',
    ...read,
    '',
    '## Optional',
    '',
    `- [All pages](${new URL('sitemap-index.xml', site).href})`,
  ]
  return new Response(`${[...head, ...parts, ...foot].join('\n')}\n`)
}
