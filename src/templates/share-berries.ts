import type { DrawnBerry } from '../content/berry.ts'
import type { Page } from '../content/page.ts'
import { isExtraPath } from '../i18n/language.ts'
import sprite from '../ui/berries.svg?raw'

const most = 4

/** The berries of a page's picture: of the plans that it sells, its own of Uoga Extra, the bowl where a plan is put together; else none. */
export function shareBerries(page: Page): DrawnBerry[] {
  if (page.id === 'createYourPlanPageContent') return ['bowl']
  const blocks = 'blocks' in page ? page.blocks : []
  const plans = blocks.flatMap((block) =>
    block.type === 'plansContainer' || block.type === 'plansBanner' ? block.plans : [],
  )
  const sold = plans.flatMap(({ display, berry }) => (display && berry ? [berry] : []))
  if (sold.length > 0) return [...new Set(sold)].slice(0, most)
  return isExtraPath(page.path) ? ['gooseberry'] : []
}

/** Left, top and size of up to four. */
const places: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[800, 190, 380]],
  2: [
    [840, 130, 210],
    [920, 350, 250],
  ],
  3: [
    [810, 330, 180],
    [900, 110, 200],
    [980, 320, 230],
  ],
  4: [
    [850, 60, 150],
    [1000, 130, 170],
    [810, 250, 180],
    [960, 340, 240],
  ],
}

/** As SVG, on a paper of 1200 × 630, in the given ink. */
export const drawnBerries = (berries: readonly DrawnBerry[], ink: string): string =>
  (places[berries.length] ?? [])
    .map(([left, top, size], index) => {
      const berry = berries[index]
      return `<g transform="translate(${left} ${top}) scale(${size / 120})" fill="none" stroke-linecap="round" stroke-linejoin="round" color="${ink}">${berry ? shapeOf(berry) : ''}</g>`
    })
    .join('')

/** What the drawing of `card` detail consists of. */
function shapeOf(berry: DrawnBerry): string {
  const [, shape] = new RegExp(`<symbol id="${berry}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? []
  if (shape === undefined) throw new Error(`src/ui/berries.svg has no ${berry}`)
  return shape
}
