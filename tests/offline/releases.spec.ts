import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { documentsOf, readBuiltSite } from '../../hosting/built-site.ts'
import { readFolder } from '../../hosting/folder.ts'
import { headersFile } from '../../hosting/headers.ts'
import { listen } from '../../hosting/listen.ts'
import { type LoadedRelease, loadRelease } from '../../hosting/loaded-release.ts'
import { serviceWorkerFile, serviceWorkerScript } from '../../hosting/service-worker.ts'
import { createSite } from '../../hosting/site.ts'

test.use({ serviceWorkers: 'allow' })

const overview = '/mano/overview'
const pages = { ofAccount: [overview], offline: { lt: '/offline', en: '/offline', ru: '/offline' } }

/** A small site, by the worker and the server of this one. Its page says which release its text and its script are of. */
const filesOf = (release: string) => ({
  'mano/overview.html': `<html data-needs="worker"><h1>${release}</h1><p></p><script type="module" src="/_astro/page.${release}.js"></script></html>`,
  'offline.html': '<html><h1>no connection</h1></html>',
  [`_astro/page.${release}.js`]: `document.querySelector('p').textContent = 'by ${release}'`,
})

/** The built worker without what the site under test has it keep. */
const workerCode = async () => (await readFile(`dist/${serviceWorkerFile}`, 'utf8')).replace(/^.*\n/, '')

async function makeRelease(name: string): Promise<LoadedRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const [file, text] of Object.entries(filesOf(name))) await write(file, text)
  const files = readBuiltSite(await readFolder(folder))
  await write(serviceWorkerFile, await serviceWorkerScript(await workerCode(), pages, files, folder))
  const sources = { tags: {}, chat: {}, wallets: {} }
  await write('_headers', headersFile(documentsOf(files), sources, files.keys()))
  const release = await loadRelease({ folder, previousFolder: '', configFile: '' })
  await rm(folder, { recursive: true })
  return release
}

/** Serves the first release; `publish` replaces it, and from `stall` on nothing is answered until `close`. */
async function serveReleases() {
  let release = await makeRelease('first')
  const site = createSite({ release: () => release })
  const closing = Promise.withResolvers<void>()
  let isStalled = false
  const asked: string[] = []
  const { origin, close } = await listen(async (request, environment) => {
    asked.push(new URL(request.url).pathname)
    if (isStalled) await closing.promise
    return site.fetch(request, environment)
  }, 0)
  return {
    origin,
    address: `${origin}${overview}`,
    asked,
    publish: async (name: string) => {
      release = await makeRelease(name)
    },
    stall: () => {
      isStalled = true
    },
    close: () => {
      closing.resolve()
      return close()
    },
  }
}

const openKept = async (page: Page, address: string) => {
  await page.goto(address)
  await page.evaluate(async () => {
    const path = '/service-worker.js'
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path })
    const container = navigator.serviceWorker
    await Reflect.apply(container.register, container, [policy?.createScriptURL(path) ?? path])
    await container.ready
  })
}

const expectWhole = async (page: Page, release: string) => {
  await expect(page.getByRole('heading')).toHaveText(release)
  await expect(page.getByRole('paragraph')).toHaveText(`by ${release}`)
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

test('a new release is seen at the next visit, kept whole, and the old one goes', async ({
  page,
  context,
}) => {
  const site = await serveReleases()
  await openKept(page, site.address)
  await context.setOffline(true)
  await page.reload()
  await expectWhole(page, 'first')

  await context.setOffline(false)
  await site.publish('second')
  await page.reload()
  await expectWhole(page, 'second')
  // The new worker has all of its own, and waits until no page is left that may need the old one's.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  await context.setOffline(true)
  await page.reload()
  await expectWhole(page, 'first')
  await page.close()

  const next = await context.newPage()
  await expect(async () => {
    await next.goto('about:blank')
    await next.goto(site.address)
    expect(await next.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)).toBe(true)
  }).toPass()
  await context.setOffline(true)
  await next.reload()
  await expectWhole(next, 'second')
  expect((await keptAddresses(next)).sort()).toEqual(['/_astro/page.second.js', overview, '/offline'])
  await site.close()
})

test('where the network takes long, the kept page comes, and it is of one release', async ({ page }) => {
  const site = await serveReleases()
  await openKept(page, site.address)
  await site.publish('second')
  site.stall()
  await page.goto(site.address, { waitUntil: 'commit' })
  await expectWhole(page, 'first')
  await site.close()
})

test('every visit is asked for once: a code in an address is valid once', async ({ page }) => {
  const site = await serveReleases()
  await openKept(page, site.address)
  for (const path of ['/plans', '/api/v1/log-in/callback', '/licences.txt', overview]) {
    site.asked.length = 0
    await page.goto(`${site.origin}${path}`)
    expect(site.asked.filter((asked) => asked === path)).toEqual([path])
  }
  await site.close()
})
