import type { APIRoute } from 'astro'
import type { Page } from '../content/page.ts'
import { readSnapshot } from '../content/read-snapshot.ts'
import { sitemapFile, sitemapLists } from '../content/sitemap.ts'

export const getStaticPaths = () =>
  sitemapLists(readSnapshot()).map((pages, index) => ({ params: { file: String(index) }, props: { pages } }))

export const GET: APIRoute<{ pages: Page[] }> = ({ props, site }) =>
  new Response(sitemapFile(props.pages, site?.href ?? ''))
