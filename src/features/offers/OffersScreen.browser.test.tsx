import '../../ui/styles/dialog.css'
import '../usage/usage.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import type { Failed, Loaded } from '../../session/loaded.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OffersScreen } from './OffersScreen.tsx'
import { offerDetailMicrocopy } from './offer-detail.microcopy.ts'
import { offerOf } from './offers.fixture.ts'
import { offersMicrocopy } from './offers.microcopy.ts'
import type { Offer } from './offers.ts'

const detailWords = wordsIn('lt', offerDetailMicrocopy)
const words = { ...wordsIn('lt', offersMicrocopy), ...detailWords }
const now = Date.UTC(2026, 0, 15, 10)
const failed: Failed = { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' }
const forAll = offerOf({ offerId: 'for-all', cardTitle: 'Visiems', rank: 1, showToAllUsers: true })
const ready = (...offers: Offer[]): Loaded<Offer[]> => ({ name: 'ready', value: offers, at: now })
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .all()
    .map((title) => title.element().textContent)

async function open(loaded: Loaded<Offer[]>, isOff = false) {
  const acts = { onOpen: vi.fn(), onTryAgain: vi.fn() }
  await render(
    <OffersScreen
      loaded={loaded}
      forAll={[forAll]}
      now={now}
      isOff={isOff}
      words={words}
      plansPath="#planai"
      {...acts}
    />,
  )
  return acts
}

test('the highest rank comes first; what isn’t for everybody says so; what is over isn’t there', async () => {
  const over = offerOf({ offerId: 'over', cardTitle: 'Buvo', validTo: now })
  const own = offerOf({ offerId: 'own', cardTitle: 'Vasara', rank: 9, priceFromValue: toCents(1190) })
  const { onOpen } = await open(ready(forAll, over, own))
  await expect.element(page.getByRole('article')).toHaveLength(2)
  expect(titles()).toEqual(['Vasara', 'Visiems'])
  await expect.element(page.getByText(words['offers.onlyForYou'])).toHaveLength(1)
  await expect
    .element(page.getByRole('article', { name: 'Vasara' }).getByText(/^nuo 11,90\sEUR$/))
    .toBeVisible()
  await userEvent.click(page.getByRole('article', { name: 'Vasara' }).getByRole('button'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(own)
})

test('what costs everybody the same isn’t called one’s own', async () => {
  await open(ready(offerOf({ showToAllUsers: false })))
  await expect.element(page.getByRole('article')).toHaveLength(1)
  await expect.element(page.getByText(words['offers.onlyForYou'])).not.toBeInTheDocument()
})

test('without an offer there is a way to the plans; without a connection it leads nowhere', async () => {
  await open(ready(), true)
  await expect.element(page.getByText(words['offers.emptyText'])).toBeVisible()
  await expect.element(page.getByRole('link')).toHaveAttribute('aria-disabled', 'true')
})

test('without an answer it is shown with a reference, and what everybody is offered is there', async () => {
  const { onTryAgain } = await open({ name: 'failed', failed })
  await expect.element(page.getByRole('alert')).toMatchTextContent('7K3M9QXW2RTA')
  await expect.element(page.getByRole('article', { name: 'Visiems' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['offers.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('while offers are asked for it is said, and none is there', async () => {
  await open({ name: 'loading' })
  await expect.element(page.getByRole('status')).toMatchTextContent(words['offers.loading'])
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
})

afterEach(() => vi.restoreAllMocks())

async function read(offer: Offer, { isExpired = false, isOff = false } = {}) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(detailWords))
  const acts = { onOrder: vi.fn(), onClose: vi.fn() }
  await render(
    <OfferDialog
      open={{ offer, isExpired }}
      berries={{ 'uoga-xl': 'bramble' }}
      isOff={isOff}
      words={words}
      language="lt"
      {...acts}
    />,
  )
  return acts
}
const dialog = () => page.getByRole('dialog')
const order = () => dialog().getByRole('button', { name: 'Užsisakyti' })

test('an offer says what it gives, for how much and until when, and its plan is ordered or put into the cart', async () => {
  const offer = offerOf()
  const { onOrder } = await read(offer)
  await expect.element(dialog().getByRole('heading', { name: offer.offerTitle })).toBeVisible()
  await expect.element(dialog().getByText(/23\sGB/)).toBeVisible()
  await expect.element(dialog().getByText(words['offers.DATA'])).toBeVisible()
  expect(berriesIn(dialog().element())).toEqual(['bramble'])
  await expect.element(dialog().getByText(words['offers.unlimited'])).toBeVisible()
  await expect.element(dialog().getByText(/2026-\u206002-\u206001/)).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: `${words['plan.addToCart']}: Gervuogė` }))
    .toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'Visi planai' })).toHaveAttribute('href', '/planai')
  await userEvent.click(order())
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(offer)
})

test('its buttons are in sight in a low window, however long the offer is', async () => {
  await page.viewport(375, 480)
  await read(offerOf({ offerDescription: 'Gigabaitų neskaičiuojame. '.repeat(40) }))
  await expect.element(order()).toBeInViewport({ ratio: 1 })
})

test('an offer that ends while it is read says so and orders nothing', async () => {
  await read(offerOf(), { isExpired: true })
  await expect.element(dialog().getByText(words['offers.expiredTitle'])).toBeVisible()
  await expect.element(order()).not.toBeInTheDocument()
})

test('without a connection nothing is ordered', async () => {
  const { onOrder } = await read(offerOf(), { isOff: true })
  await expect.element(order()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(order(), { force: true })
  expect(onOrder).not.toHaveBeenCalled()
})

test('Escape closes it', async () => {
  const { onClose } = await read(offerOf())
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a button of the content has its icons, and one to a new tab says so', async () => {
  const link = offerOf().secondaryButton
  if (!link) throw new Error('the offer has no second button')
  const [leftIcon, rightIcon] = [pageIcons.cart, pageIcons.globe]
  await read({ ...offerOf(), secondaryButton: { ...link, openInANewTab: true, leftIcon, rightIcon } })
  const shown = dialog().getByRole('link', { name: `Visi planai ${detailWords['link.opensInNewTab']}` })
  await expect.element(shown).toHaveAttribute('target', '_blank')
  const drawn = [...shown.element().querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(drawn).toEqual([leftIcon, rightIcon])
})
