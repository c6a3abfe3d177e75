import { beforeEach, expect, test } from 'vitest'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { browserStorage } from './top-up-page.fixture.ts'
import type { ResultPage } from './top-up-result.store.ts'
import {
  answer,
  cancelled,
  expired,
  paid,
  pending,
  reference,
  refused,
  resultPages,
  undecided,
} from './top-up-result-page.fixture.ts'

let pages: ReturnType<typeof resultPages>
beforeEach(() => {
  browserStorage()
  pages = resultPages()
})
const seconds = 1000

test('without a payment there is nothing, and no one asks', async () => {
  const { store, screen } = pages.open('success', false)
  expect(screen()).toEqual({ name: 'loading' })
  store.start()
  expect(screen()).toEqual({ name: 'nothing' })
  expect(pages.asked).toEqual([])
})

test.each<ResultPage>(['waiting', 'success', 'failure'])(
  'a payment no one knows is nothing (%s)',
  async (page) => {
    pages.says = { kind: 'failure', code: 'PAYMENT_NOT_FOUND', reference: 'R' }
    const { store, screen, shown } = pages.open(page)
    store.start()
    await pages.pass(60 * seconds)
    expect(screen()).toEqual({ name: 'nothing' })
    expect([pages.asked, shown]).toEqual([[0], []])
  },
)

test.each<[ResultPage, PaymentResult]>([
  ['success', paid],
  ['failure', refused],
  ['failure', cancelled],
  ['failure', expired],
])('the %s page tells a final outcome once: %o', async (page, result) => {
  pages.says = answer(result)
  const { store, screen, shown, settled } = pages.open(page)
  store.start()
  expect(screen()).toEqual({ name: 'loading' })
  await pages.pass(60 * seconds)
  expect(screen()).toEqual({ name: 'known', result, isLate: false, isAsking: false })
  expect([pages.asked, shown, settled]).toEqual([[0], [], [reference]])
  expect(pollingStartTime.read()).toBeUndefined()
  store.stop()
  store.start()
  await pages.pass(60 * seconds)
  expect(pages.asked).toEqual([0])
})

test.each<[ResultPage, PaymentResult, string[]]>([
  ['success', paid, [reference]],
  ['failure', refused, []],
  ['failure', expired, []],
])(
  'on the %s page %o is reported to the site’s figures: %j, however often it is loaded',
  async (page, result, told) => {
    pages.says = answer(result)
    const announced: string[] = []
    for (let load = 0; load < 3; load++) {
      const loaded = pages.open(page)
      loaded.store.start()
      await pages.pass(1 * seconds)
      announced.push(...loaded.announced)
    }
    expect(announced).toEqual(told)
  },
)

test.each<[ResultPage, PaymentResult, ResultPage]>([
  ['waiting', paid, 'success'],
  ['waiting', refused, 'failure'],
  ['waiting', undecided, 'failure'],
  ['success', pending, 'waiting'],
  ['success', refused, 'failure'],
  ['failure', pending, 'waiting'],
  ['failure', paid, 'success'],
])('the %s page claims nothing when the operator says %o: the %s page does', async (page, result, right) => {
  pages.says = answer(result)
  const { store, screen, shown, settled } = pages.open(page)
  store.start()
  await pages.pass(60 * seconds)
  expect(screen()).toEqual({ name: 'loading' })
  expect([pages.asked, shown, settled]).toEqual([[0], [`${right} ${reference}`], []])
})
