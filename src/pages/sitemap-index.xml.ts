import type { APIRoute } from 'astro'
import { readSnapshot } from '../content/read-snapshot.ts'
import { sitemapIndex, sitemapLists } from '../content/sitemap.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(sitemapIndex(sitemapLists(readSnapshot()).length, site?.href ?? ''))
