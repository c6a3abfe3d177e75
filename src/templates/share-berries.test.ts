import { expect, test } from 'vitest'
import type { Page } from '../content/page.ts'
import type { Plan } from '../content/plan.ts'
import { toCents } from '../lib/money.ts'
import { drawnBerries, shareBerries } from './share-berries.ts'

const plan = (planId: string, more: Partial<Plan> = {}): Plan => ({
  id: planId,
  planId,
  orderCode: planId,
  planTitle: planId,
  planCardType: 'all',
  planPrice: toCents(990),
  priceUnits: 'EUR',
  periodInDays: 30,
  display: true,
  allowances: {},
  ...more,
})

const pageOf = (path: string, plans: Plan[], id = 'page'): Page => ({
  id,
  type: 'genericLandingPage',
  path,
  alternates: { lt: path, en: path, ru: path },
  title: 'Planai',
  seoTitle: 'Planai',
  seoDescription: 'Planai',
  noIndex: false,
  buttons: [],
  blocks: [{ id: 'plans', type: 'plansContainer', title: 'Planai', plans }],
})

test('a page that sells plans is shared with their berries, each once, at most four', () => {
  const plans = [
    plan('a', { berry: 'blueberry' }),
    plan('b'),
    plan('c', { berry: 'blueberry' }),
    plan('d', { berry: 'bramble', display: false }),
    plan('e', { berry: 'raspberry' }),
  ]
  expect(shareBerries(pageOf('/planai', plans))).toEqual(['blueberry', 'raspberry'])
})

test('where a plan is put together it is the bowl, on pages of Extra its own berry, elsewhere none', () => {
  expect(shareBerries(pageOf('/kurk', [], 'createYourPlanPageContent'))).toEqual(['bowl'])
  expect(shareBerries(pageOf('/extra/papildymas', []))).toEqual(['gooseberry'])
  expect(shareBerries(pageOf('/pagalba', []))).toEqual([])
})

test('each berry is drawn with its own shape, in the picture’s ink', () => {
  const drawn = drawnBerries(['wildStrawberry', 'blueberry', 'raspberry', 'bramble'], '#241417')
  expect(drawn.match(/<g [^>]*color="#241417">/g)).toHaveLength(4)
  expect(drawn).toContain('#2b3a8c')
  expect(drawn).not.toContain('<symbol')
})
