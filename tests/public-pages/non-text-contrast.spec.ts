import type { Page } from '@playwright/test'
import { languageFor, oneOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** What both questions below need in the page. */
function addMeasures() {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colourOf = (written: string): Colour => {
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = written
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha]
  }
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [one, other].map((each) => luminance(colourOf(each))).sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The ground on which an element lies: the first that isn't see-through. */
  const groundOf = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each)
      if (colourOf(backgroundColor)[3] > 250) return backgroundColor
    }
    return 'white'
  }
  Object.assign(globalThis, { measures: { contrast, groundOf } })
}

interface Measures {
  contrast(one: string, other: string): number
  groundOf(element: Element | null): string
}
declare global {
  var measures: Measures
}

/** Chosen things that differ from one beside them by hue only. */
const alikeWhenChosen = () => {
  const { contrast, groundOf } = globalThis.measures
  const isChosen = (element: Element) =>
    element.matches('[aria-pressed=true], [aria-selected=true], [data-state=active]') ||
    element.querySelector(':scope > input:checked') !== null
  const kinds =
    '.chip, .tab, .own-number, .choice-card, .terminal, .pill-filter > label, .avatar-choice > label'
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const inset = /inset/.test(style.boxShadow) ? Number(/(\d+)px inset$/.exec(style.boxShadow)?.[1] ?? 0) : 0
    return {
      ...style,
      ground: groundOf(element),
      frame: Number.parseFloat(style.borderTopWidth) + inset,
      style,
    }
  }
  return [...document.querySelectorAll(kinds)].filter(isChosen).flatMap((chosen) => {
    const other = [...(chosen.parentElement?.children ?? [])].find(
      (each) => each !== chosen && each.className === chosen.className && !isChosen(each),
    )
    if (!other || !chosen.checkVisibility()) return []
    const [one, two] = [look(chosen), look(other)]
    const isTold =
      contrast(one.ground, two.ground) >= 3 ||
      (one.frame - two.frame >= 2 && contrast(one.style.borderTopColor, two.ground) >= 3) ||
      (one.style.borderBottomColor !== two.style.borderBottomColor &&
        contrast(one.style.borderBottomColor, two.ground) >= 3 &&
        two.style.borderBottomColor.endsWith(', 0)')) ||
      chosen.querySelector('input:not([style])')?.checkVisibility({ checkOpacity: true })
    return isTold ? [] : [`${chosen.className}: ${chosen.textContent?.trim().slice(0, 40)}`]
  })
}

/** What can be focused by keys without a ring of 3:1 on the ground around it. */
const withoutRing = () => {
  const { contrast, groundOf } = globalThis.measures
  const reached = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
  return reached.flatMap((element) => {
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) return []
    const ringed = [element, element.parentElement, element.parentElement?.parentElement].find((each) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(each ?? element)
      return opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const name = `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`
    if (!ringed) return [`${name}: none`]
    const { outlineColor, outlineOffset } = getComputedStyle(ringed)
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement)
    const told = contrast(outlineColor, ground)
    return told >= 3 ? [] : [`${name}: ${told.toFixed(2)}`]
  })
}

/** Fields and boxes that are not told from the ground around them: neither their border nor their inside has 3:1. */
const faintFields = () => {
  const { contrast, groundOf } = globalThis.measures
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=radio], :disabled), select:not(:disabled), textarea:not(:disabled)',
    ),
  ].filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  return controls.flatMap((control) => {
    const box = control.closest('.field-box') ?? control
    const told = [control, box].map((one) => {
      const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(one)
      const ground = groundOf(box.parentElement)
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
      return Math.max(hasBorder ? contrast(borderTopColor, ground) : 0, contrast(backgroundColor, ground))
    })
    // A box that is checked is the browser's own, filled with this colour.
    const isChecked = control.matches('[type=checkbox]:checked')
    if (isChecked) told.push(contrast(getComputedStyle(control).accentColor, groundOf(control.parentElement)))
    const best = Math.max(...told)
    return best >= 3 ? [] : [`${control.tagName} ${control.className} ${control.name}: ${best.toFixed(2)}`]
  })
}

/** Meters whose fill is not told from what is left empty around it. */
const faintMeters = () => {
  const { contrast, groundOf } = globalThis.measures
  return [...document.querySelectorAll('[role=meter] :is(path, circle, rect):not(.berry-track)')].flatMap(
    (shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      const colours = [fill, stroke].filter((colour) => colour !== 'none')
      if (!shape.checkVisibility() || colours.length === 0) return []
      const best = Math.max(
        ...colours.map((colour) => contrast(colour, groundOf(shape.closest('[role=meter]')))),
      )
      return best >= 3 ? [] : [`${shape.tagName} ${shape.getAttribute('class')}: ${best.toFixed(2)}`]
    },
  )
}

async function expectTold(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(addMeasures)
  expect.soft(await page.evaluate(faintFields), path).toEqual([])
  expect.soft(await page.evaluate(faintMeters), path).toEqual([])
  // From here on focus by script is shown as focus by keys is.
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(withoutRing), path).toEqual([])
  expect(await page.evaluate(alikeWhenChosen), path).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every component has a ring and a border, and what is chosen differs by more than its hue (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const blocks = oneOf('non-text contrast of blocks', ['uoga', 'extra']).map(
      (theme) => `/gallery/blocks/lt/${theme}`,
    )
    for (const path of ['/gallery', '/gallery/account', '/gallery/requests', ...blocks])
      await expectTold(page, path)
  })

for (const language of languageFor('non-text contrast'))
  test(`so it is where pages put components on grounds of their own (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    for (const id of ['plansPageContent', 'esim', 'help', 'top-up']) await expectTold(page, say.path(id))
  })
