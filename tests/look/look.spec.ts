import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, builtPages } from '../public-pages/built-site.ts'

/**
 * Pictures of each kind of public page and of the gallery, held against those in `pictures`. The sweep takes them. Where a
 * change of look is meant, `npm run look` takes new ones: git shows what they change.
 * Why a quarter of the size: docs/decisions/0157-pictures-of-the-look.md
 */
const phone = { name: 'phone', viewport: { width: 375, height: 812 }, colorScheme: 'light' } as const
const desk = { name: 'desk', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const

const galleries = ['account', 'requests', 'blocks/ru/uoga', 'blocks/lt/extra']

test.skip(process.env.MATRIX !== 'full', 'a look at everything is the sweep’s')
test.use({ bypassCSP: true, deviceScaleFactor: 0.25, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, viewport, colorScheme } of [phone, desk])
  test.describe(name, () => {
    test.use({ viewport, colorScheme })

    test('each kind of public page looks as it did', async ({ page }) => {
      test.setTimeout(600_000)
      for (const { path, kind } of oneOfEachKind()) {
        await open(page, path)
        await expectLook(page, `${kind}-${name}`)
      }
    })

    for (const gallery of galleries)
      test(`each state looks as it did (${gallery})`, async ({ page }) => {
        test.setTimeout(600_000)
        await open(page, `/gallery/${gallery}`)
        await expectLook(page, `gallery-${gallery.replaceAll('/', '-')}-${name}`)
      })
  })

for (const theme of ['uoga', 'extra'])
  test.describe(theme, () => {
    test.use({ viewport: phone.viewport, colorScheme: phone.colorScheme })

    test('each component looks as it did in every state', async ({ page }) => {
      test.setTimeout(600_000)
      await open(page, '/gallery')
      await expectLook(page.locator(`main > [data-gallery="${theme}"]`), `gallery-${theme}`)
    })
  })

/** The first page of each template, in Lithuanian. */
function oneOfEachKind(): { path: string; kind: string }[] {
  const kinds = new Map(builtContent('lt').map(({ id, type }) => [id, type]))
  const pages = builtPages().filter(({ isPublic, language }) => isPublic && language === 'lt')
  return [...Map.groupBy(pages, ({ id }) => kinds.get(id))].flatMap(([kind, [first]]) =>
    kind && first ? { kind, path: first.path } : [],
  )
}

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: oneFont })
  await page.evaluate(() => document.fonts.ready)
}

/** Some hundred pixels of a quarter's size are a button of another colour; other edges of letters are fewer. */
const expectLook = (seen: Page | Locator, name: string) =>
  'goto' in seen
    ? expect.soft(seen).toHaveScreenshot(`${name}.png`, { ...taken, fullPage: true })
    : expect.soft(seen).toHaveScreenshot(`${name}.png`, taken)

const taken = { scale: 'device', animations: 'disabled', maxDiffPixels: 100 } as const

/** What each file of the font has. */
const ranges = {
  latin: 'U+0000-00FF, U+2000-20CF',
  'latin-ext': 'U+0100-02BA',
  cyrillic: 'U+0400-045F',
} as const

/** Pages use the system's font for texts, which every machine has another of. */
const oneFont = `${(['latin', 'latin-ext', 'cyrillic'] as const)
  .flatMap((script) => [400, 600].map((weight) => face(script, weight)))
  .join('\n')}
:root { --font-text: 'Look' !important }`

function face(script: keyof typeof ranges, weight: number): string {
  const file = `node_modules/@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff2`
  return `@font-face { font-family: 'Look'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}); unicode-range: ${ranges[script]} }`
}
