import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { languages } from '../../i18n/language.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { OrderResultScreen } from './OrderResultScreen.tsx'
import type { OrderOutcome } from './order-outcome.ts'
import { orderResultMicrocopy } from './order-result.microcopy.ts'

const paths = {
  success: '#s',
  failure: '#f',
  order: '#o',
  orders: '#uzsakymai',
  plans: '#p',
  usage: '#u',
  game: '#zaidimas',
}

const showOrdered = (words: Parameters<typeof OrderResultScreen>[0]['words'], game: OrderOutcome['game']) =>
  render(
    <OrderResultScreen
      screen={{
        name: 'ordered',
        outcome: {
          reference: 'UZ1',
          items: [{ planId: 'uoga-m', planName: 'Mėlynė', submitted: true }],
          problem: null,
          game,
        },
        activation: { name: 'pending' },
      }}
      title=""
      words={words}
      paths={paths}
      berries={{ 'uoga-m': 'blueberry' }}
      onTryAgain={vi.fn()}
    />,
  )

test.each(languages)('an order that missed the game leads to the game’s page (%s)', async (language) => {
  const words = wordsIn(language, orderResultMicrocopy)
  await showOrdered(words, 'FAILED')
  await expect
    .element(page.getByRole('link', { name: words['orderResult.toGame'] }))
    .toHaveAttribute('href', paths.game)
})

test('a result leads to all that was ordered', async () => {
  const words = wordsIn('lt', orderResultMicrocopy)
  await showOrdered(words, 'NOT_OFFERED')
  await expect
    .element(page.getByRole('link', { name: words['orders.title'] }))
    .toHaveAttribute('href', paths.orders)
})

test('an order that is in the game needs no such way', async () => {
  const words = wordsIn('lt', orderResultMicrocopy)
  await showOrdered(words, 'REGISTERED')
  await expect.element(page.getByRole('link', { name: words['orderResult.toGame'] })).not.toBeInTheDocument()
})

test('what was ordered is in large with how far it has come; reference and withdrawal are folded', async () => {
  const words = wordsIn('lt', orderResultMicrocopy)
  const { container } = await showOrdered(words, 'NOT_OFFERED')
  expect(container.querySelector('.result-figure')).toHaveTextContent(`Mėlynė ${words['orderResult.yours']}`)
  const stages = page.getByRole('list', { name: words['orderResult.progress'] }).getByRole('listitem')
  expect(stages.elements().map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await expect.element(page.getByText('UZ1')).not.toBeVisible()
  await userEvent.click(page.getByText(words['orderResult.papers']))
  await expect.element(page.getByText('UZ1')).toBeVisible()
})

test('what was ordered is the first thing that is seen, as its berry', async () => {
  const { container } = await showOrdered(wordsIn('lt', orderResultMicrocopy), 'NOT_OFFERED')
  expect(berriesIn(container)).toEqual(['blueberry', 'blueberry'])
  const heading = page.getByRole('heading').element()
  const berry = container.querySelector('.berry-card')
  expect(berry?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
