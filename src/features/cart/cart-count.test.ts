import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../i18n/language.ts'

/** The words that the header gives its link. */
const forms = {
  lt: { one: 'Krepšelis, # planas', few: 'Krepšelis, # planai', other: 'Krepšelis, # planų' },
  en: { one: 'Cart, # plan', other: 'Cart, # plans' },
  ru: { one: 'Корзина, # тариф', few: 'Корзина, # тарифа', other: 'Корзина, # тарифов' },
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
async function linkIn(language: Language) {
  const link = { ariaLabel: 'Cart', dataset: { ...forms[language], count: '' } }
  vi.stubGlobal('document', { documentElement: { lang: language }, querySelector: () => link })
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
  ['lt', 1, 'Krepšelis, 1 planas'],
  ['lt', 2, 'Krepšelis, 2 planai'],
  ['lt', 11, 'Krepšelis, 11 planų'],
  ['lt', 21, 'Krepšelis, 21 planas'],
  ['en', 1, 'Cart, 1 plan'],
  ['en', 2, 'Cart, 2 plans'],
  ['ru', 1, 'Корзина, 1 тариф'],
  ['ru', 2, 'Корзина, 2 тарифа'],
  ['ru', 11, 'Корзина, 11 тарифов'],
  ['ru', 21, 'Корзина, 21 тариф'],
] as const)('in %s the header counts %i: %s', async (language, count, ariaLabel) => {
  kept = cartOf(count)
  expect(await linkIn(language)).toMatchObject({
    ariaLabel,
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
  expect(link.ariaLabel).toBe('Krepšelis, 2 planai')
})
