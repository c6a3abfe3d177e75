import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { CartScreen, type CartScreenProps } from './CartScreen.tsx'
import { cartMicrocopy } from './cart.microcopy.ts'
import { cartLines } from './cart-lines.ts'

const words = wordsIn('lt', cartMicrocopy)
const plans = [
  {
    planId: 'l',
    planTitle: 'Avietė',
    berry: 'raspberry' as const,
    planPrice: toCents(990),
    salePrice: toCents(790),
    periodInDays: 30,
    isSold: true,
    allowances: ['60 GB duomenų Lietuvoje'],
  },
  {
    planId: 'm',
    planTitle: 'Mėlynė',
    berry: 'blueberry' as const,
    planPrice: toCents(690),
    periodInDays: 30,
    isSold: false,
    allowances: [],
  },
]
const linesOf = (...planIds: string[]) =>
  cartLines(
    planIds.map((planId) => ({ planId, submitted: false })),
    plans,
    { l: 990 },
  )

const open = (state: Partial<CartScreenProps>) =>
  render(
    <CartScreen
      lines={[]}
      told=""
      words={words}
      language="lt"
      paths={{ order: '#uzsakymas', plans: '#planai' }}
      onRemove={vi.fn()}
      onClear={vi.fn()}
      {...state}
    />,
  )

test('each line has its plan’s berry, one that is no longer sold too; a plan of one’s own is a bowl', async () => {
  const { container } = await open({ lines: linesOf('l', 'm', 'own-10', 'gone') })
  expect(berriesIn(container)).toEqual(['raspberry', 'blueberry', 'bowl', 'round'])
  await expect.element(page.getByRole('heading', { name: 'Avietė', exact: true })).toBeVisible()
})

test('each line says what is to be known of it; only what is sold is summed', async () => {
  await open({ lines: linesOf('l', 'm', 'own') })
  await expect.element(page.getByText('60 GB duomenų Lietuvoje')).toBeVisible()
  await expect.element(page.getByText(/buvo 9,90\sEUR, dabar 7,90\sEUR/)).toBeVisible()
  await expect.element(page.getByText(words['cart.withdrawn'])).toBeVisible()
  await expect.element(page.getByText(words['cart.unknownText'])).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words['cart.unknown'] })).toBeVisible()
  await expect.element(page.getByRole('definition')).toHaveTextContent('7,90 EUR')
  await expect
    .element(page.getByRole('link', { name: words['cart.toOrder'] }))
    .toHaveAttribute('href', '#uzsakymas')
})

test('a plan of one’s own making has a name, by which it is removed', async () => {
  const onRemove = vi.fn()
  await open({ lines: linesOf('own-10gb'), onRemove })
  await expect.element(page.getByRole('heading', { name: words['cart.ownPlan'] })).toBeVisible()
  await userEvent.click(
    page.getByRole('button', { name: `Pašalinti iš krepšelio: ${words['cart.ownPlan']}` }),
  )
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('own-10gb', words['cart.ownPlan'])
})

test('a cart of what is no longer sold can’t be ordered', async () => {
  await open({ lines: linesOf('m') })
  await expect.element(page.getByRole('link', { name: words['cart.more'] })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words['cart.toOrder'] })).not.toBeInTheDocument()
})

test('a plan is removed by its own button, and focus stays near', async () => {
  const onRemove = vi.fn()
  await open({ lines: linesOf('l', 'm'), onRemove })
  await userEvent.click(page.getByRole('button', { name: 'Pašalinti iš krepšelio: Avietė' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('l', 'Avietė')
  await expect.element(page.getByRole('heading', { name: words['cart.plans'] })).toHaveFocus()
})

test('the button that empties the cart leaves focus at its word, and a way on', async () => {
  await open({ told: words['cart.cleared'] })
  await expect.element(page.getByRole('heading', { name: words['cart.emptyTitle'] })).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent(words['cart.cleared'])
  await expect
    .element(page.getByRole('link', { name: words['cart.toPlans'] }))
    .toHaveAttribute('href', '#planai')
})
