import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { headersFile } from './headers.ts'
import { loadRelease } from './loaded-release.ts'
import { redirectsFile } from './redirects.ts'
import { serveApp } from './request.fixture.ts'
import { createSite } from './site.ts'

/** Nothing listens there. */
export const unreachable = 'http://127.0.0.1:9'
/** A page of this title, long enough to be worth compressing. */
export const page = (title: string) =>
  `<!doctype html><html><title>${title}</title><p>${'words '.repeat(200)}</p></html>`
const files = {
  'index.html': page('Pradžia'),
  'planai.html': page('Planai'),
  'planai/s.html': page('Planas S'),
  'en.html': page('Home'),
  'both.html': page('file'),
  'both/index.html': page('folder'),
  'folder/index.html': page('only a folder'),
  '404.html': page('Nerasta'),
  'en/404.html': page('Not found'),
  'ru/404.html': page('Не найдено'),
  'favicon.ico': 'icon',
  'licences.txt': 'react 1.0.0 (MIT) – ąčę',
  '_astro/client.B1x.js': 'run()',
  'media/00000000000000000000.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '.release': 'digest',
}

interface Hosting {
  operator?: string
  /** Another server that `/elsewhere/*` leads to, by a rule of its own. */
  elsewhere?: string
  deadline?: () => AbortSignal
  trustedProxies?: number
}

/** Serves a small site for one test; returns its origin. */
export async function site({
  operator = unreachable,
  elsewhere = unreachable,
  deadline,
  trustedProxies,
}: Hosting = {}): Promise<string> {
  const rules = redirectsFile({ site: 'https://www.uoga.example', operator })
  const headers = headersFile(new Map(), { tags: {}, chat: {}, wallets: {} }, Object.keys(files))
  const folder = await temporaryFolder({
    files: { ...files, _redirects: `/elsewhere/* ${elsewhere}/:splat 200\n${rules}`, _headers: headers },
  })
  const release = await loadRelease({ folder, previousFolder: '', configFile: '' })
  return serveApp(createSite({ release: () => release, trustedProxies, ...(deadline && { deadline }) }))
}

export const titleOf = (html: Buffer | string) => /<title>(.*?)<\/title>/.exec(html.toString())?.[1]
