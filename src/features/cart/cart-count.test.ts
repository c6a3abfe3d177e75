import { beforeEach, expect, test, vi } from 'vitest'

/** The words that the header gives its link. */
const forms = {
  lt: { one: 'planas', few: 'planai', many: 'planų', other: 'planų' },
  en: { one: 'plan', few: 'plans', many: 'plans', other: 'plans' },
  ru: { one: 'план', few: 'плана', many: 'планов', other: 'планов' },
}

let kept: string
let page: EventTarget

beforeEach(() => {
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

/** The header's link, once its script has run. */
async function linkIn(lang: keyof typeof forms) {
  const link = { ariaLabel: 'Cart', dataset: { ...forms[lang], count: '' } }
  vi.stubGlobal('document', { documentElement: { lang }, querySelector: () => link })
  await import('./cart-count.element.ts')
  return link
}

const cartOf = (open: number, submitted = 0) =>
  JSON.stringify(
    Array.from({ length: open + submitted }, (_, index) => ({
      planId: `p${index}`,
      submitted: index >= open,
    })),
  )

test.each([
  ['lt', 1, 'planas'],
  ['lt', 2, 'planai'],
  ['lt', 11, 'planų'],
  ['lt', 21, 'planas'],
  ['en', 1, 'plan'],
  ['en', 2, 'plans'],
  ['ru', 1, 'план'],
  ['ru', 2, 'плана'],
  ['ru', 11, 'планов'],
  ['ru', 21, 'план'],
] as const)('in %s the header counts %i %s', async (language, count, word) => {
  kept = cartOf(count)
  expect(await linkIn(language)).toMatchObject({
    ariaLabel: `Cart, ${count} ${word}`,
    dataset: { count: `${count}` },
  })
})

test('what was ordered is not counted; an empty cart has its name alone', async () => {
  kept = cartOf(0, 2)
  expect(await linkIn('en')).toMatchObject({ ariaLabel: 'Cart', dataset: { count: '0' } })
})

test.each(['storage', 'cart', 'pageshow'])('it counts again at “%s”', async (sign) => {
  kept = cartOf(1)
  const link = await linkIn('lt')
  kept = cartOf(2, 1)
  page.dispatchEvent(new Event(sign))
  expect(link.ariaLabel).toBe('Cart, 2 planai')
})
