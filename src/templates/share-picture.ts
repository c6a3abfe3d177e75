import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import type { DrawnBerry } from '../content/berry.ts'
import type { Page } from '../content/page.ts'
import { isExtraPath } from '../i18n/language.ts'
import { drawnBerries, shareBerries } from './share-berries.ts'

export const sharePictureSize = { width: 1200, height: 630 }

/** Kept between builds: a host keeps node_modules, and a picture is drawn again only when its words or its drawing change. */
const cacheFolder = join('node_modules', '.cache', 'share-pictures')

const lines = {
  ordinary: { paper: '#fff7f0', ink: '#241417', berry: '#c2122f', deep: '#8c0b20', leaf: '#1e6b3a' },
  extra: { paper: '#efe6f8', ink: '#1d1329', berry: '#5a2a8a', deep: '#3d1863', leaf: '#1e6b3a' },
}
type Colours = (typeof lines)['ordinary']

/** The picture that is shown where someone shares a page: its title beside our berries, as a PNG. */
export async function sharePicture(page: Page): Promise<Buffer<ArrayBuffer>> {
  const colours = isExtraPath(page.path) ? lines.extra : lines.ordinary
  const paper = drawing(colours, shareBerries(page))
  const title = titleElement(page.title, colours.ink)
  const digest = createHash('sha256')
    .update(JSON.stringify([paper, title]))
    .digest('hex')
  const file = join(cacheFolder, `${digest}.png`)
  try {
    return await readFile(file)
  } catch {
    const words = await satori(title, { ...sharePictureSize, fonts: await fonts() })
    // Drawn as one, they take two thirds of the time of a picture laid upon a picture.
    const picture = await sharp(Buffer.from(paper.replace('</svg>', `${words}</svg>`)))
      // Flat drawings need no dithering, and a fourth of the time finds the same colours.
      .png({ palette: true, colours: 64, effort: 1, dither: 0 })
      .toBuffer()
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(file, picture)
    return Buffer.from(picture)
  }
}

/** Long titles are set smaller, so that the longest word of a Lithuanian title still fits beside the berries. */
function titleElement(title: string, color: string) {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  const fontSize = title.length > 60 || longestWord > 14 ? 50 : title.length > 30 ? 62 : 76
  const style = { display: 'flex', fontFamily: 'Unbounded', color, letterSpacing: -1.5, lineHeight: 1.15 }
  const titleStyle = { ...style, alignItems: 'center', width: 760, height: 450, fontSize }
  return element({ ...style, flexDirection: 'column', padding: '40px 80px' }, [
    element(titleStyle, title),
    element({ ...style, fontSize: 52, marginLeft: 72 }, 'uoga'),
  ])
}

const element = (style: object, children: unknown) => ({ type: 'div', key: null, props: { style, children } })

const drawing = (colours: Colours, berries: readonly DrawnBerry[]) => {
  const { paper, ink, berry, leaf } = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="${paper}" d="M0 0h1200v630H0z"/>
${berries.length > 0 ? drawnBerries(berries, ink) : roundBerries(colours)}
<circle cx="108" cy="556" r="28" fill="${berry}"/><path fill="${leaf}" d="M110 530c-4-16 8-26 30-25 1 20-10 29-30 25z"/><circle cx="98" cy="546" r="6" fill="#fff" opacity=".85"/>
</svg>`
}

const roundBerries = ({ berry, deep, leaf }: Colours) =>
  `<circle cx="1010" cy="420" r="190" fill="${berry}"/>
<circle cx="838" cy="560" r="70" fill="${deep}"/>
<path fill="${leaf}" d="M1020 250c-30-110 50-170 190-160 8 130-66 190-190 160z"/>
<g fill="#fff" opacity=".85"><circle cx="930" cy="350" r="36"/><circle cx="812" cy="536" r="13"/></g>`

const scripts = ['latin', 'latin-ext', 'cyrillic']
let loadedFonts: ReturnType<typeof loadFonts> | undefined
const fonts = () => {
  loadedFonts ??= loadFonts()
  return loadedFonts
}

/** The display face in each script: a letter that one lacks is taken from the next. */
const loadFonts = () =>
  Promise.all(
    scripts.map(async (script) => ({
      name: script === 'latin' ? 'Unbounded' : `Unbounded ${script}`,
      data: await readFile(fontFile(script)),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  )

const { resolve } = createRequire(import.meta.url)
const fontFile = (script: string) =>
  resolve(`@fontsource/unbounded/files/unbounded-${script}-600-normal.woff`)
