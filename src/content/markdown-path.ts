import type { Page } from './page.ts'

/** Pages that are read, each by itself: what assistants ask for. Tools and lists are no text. */
export type ReadPage = Extract<Page, { type: 'articlePage' | 'countryPage' }>

export const isReadPage = (page: Page): page is ReadPage =>
  !page.noIndex && (page.type === 'articlePage' || page.type === 'countryPage')

/** Where the same is as Markdown: beside the page. */
export const markdownPath = ({ path }: Pick<Page, 'path'>): string => `${path}.md`
