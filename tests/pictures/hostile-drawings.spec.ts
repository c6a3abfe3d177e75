import { expect, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import { readDrawing } from '../../content-sync/pictures/drawing.ts'
import { hostileDrawing, inAnotherEncoding } from '../../content-sync/pictures/hostile-drawing.fixture.ts'
import { pictureHeaders } from '../../hosting/answer-headers.ts'
import '../fixtures/property-seed.setup.ts'

const origin = 'https://www.uoga.example'

/** Opens each file by its address, all in one page, and returns how many ran script: each would call its frame's parent. */
async function runningScript(page: Page, files: (Buffer | string)[], headers: Record<string, string>) {
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const body = files[Number(name)]
    if (name === '' || body === undefined) {
      const frames = files.map((_, at) => `<iframe src="/${at}"></iframe>`).join('')
      const script = `<script>ran = 0; onmessage = ({ data }) => { if (data === 'ran') ran += 1 }</script>`
      return route.fulfill({ contentType: 'text/html', body: script + (name === '' ? frames : '') })
    }
    return route.fulfill({ headers: { ...headers, 'Content-Type': 'image/svg+xml' }, body })
  })
  // Only once all frames have loaded is the page.
  await page.goto(origin)
  return page.evaluate(() => Reflect.get(window, 'ran'))
}

const withoutFrames = ({ 'Content-Security-Policy': policy, ...others }: typeof pictureHeaders) => ({
  ...others,
  // It also forbids to frame a picture, which is how these are opened.
  'Content-Security-Policy': policy.replace(" frame-ancestors 'none';", ''),
})

test('drawings with script run it where nothing stops them', async ({ page }) => {
  expect(await runningScript(page, [inAnotherEncoding], {})).toBe(1)
})

test('no hostile drawing runs script under the headers of pictures, even as it was uploaded', async ({
  page,
}) => {
  const files = [inAnotherEncoding, ...fc.sample(hostileDrawing, { numRuns: 300 })]
  expect(await runningScript(page, files, withoutFrames(pictureHeaders))).toBe(0)
})

test('no drawing that is published runs script, even without those headers', async ({ page }) => {
  const written = fc
    .sample(hostileDrawing, { numRuns: 5_000 })
    .map((file) => readDrawing(file))
    .flatMap((drawing) => (drawing.kind === 'safe' ? [drawing.svg] : []))
    .slice(0, 300)
  expect(written.length).toBeGreaterThan(100)
  expect(await runningScript(page, written, {})).toBe(0)
})
