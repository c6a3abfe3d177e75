import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { serveApp, testOrigin } from '../hosting/request.fixture.ts'
import { createOperator } from '../sandbox/operator/create-operator.ts'
import type { Plan } from '../src/content/plan.ts'
import { siteOf } from '../src/content/site.fixture.ts'
import { toCents } from '../src/lib/money.ts'
import { priceReport } from './price-report.ts'

const plan = (planId: string, planPrice: number, salePrice?: number): Plan => ({
  id: planId,
  planId,
  orderCode: planId.toUpperCase(),
  planTitle: planId,
  planCardType: 'data',
  planPrice: toCents(planPrice),
  salePrice: salePrice === undefined ? undefined : toCents(salePrice),
  priceUnits: 'EUR',
  periodInDays: 30,
  display: true,
  allowances: {},
})
const siteWith = (...plans: Plan[]) => ({ ...siteOf('lt', []), plans })

/** The sandbox, which sells the embedded space's plans; returns its origin and what stops a sale. */
async function operator() {
  const { fetch, database, close } = await createOperator({ siteOrigin: 'http://127.0.0.1:4321' })
  onTestFinished(close)
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', ({ req }) => fetch(req.raw))
  const stop = (planId: string) => database.insertInto('stoppedPlans').values({ planId }).execute()
  return { origin: await serveApp(app), stop }
}

test('the operator’s own prices, a sale’s too, are nothing to tell', async () => {
  const { origin } = await operator()
  expect(await priceReport(siteWith(plan('uoga-m', 690), plan('uoga-l', 990, 790)), origin)).toEqual([])
})

test('another price and a plan that is not sold are reported by name, a line each; a hidden plan is not', async () => {
  const { origin, stop } = await operator()
  await stop('uoga-s')
  const hidden = { ...plan('gone', 100), display: false }
  const site = siteWith(plan('uoga-l', 990, 890), plan('uoga-s', 490), plan('uoga-m', 690), hidden)
  expect(await priceReport(site, origin)).toEqual([
    'price    plan "uoga-l" (uoga-l): the site says 8,90\u00a0EUR, the operator takes 7,90\u00a0EUR, which binds',
    'price    plan "uoga-s" (uoga-s): the site sells it, the operator doesn’t',
  ])
})

test('an operator that answers nothing of use is reported in one line', async () => {
  const origin = await testOrigin((_, answer) => answer.writeHead(404).end())
  expect(await priceReport(siteWith(plan('uoga-m', 690)), origin)).toEqual([
    `prices not compared: the operator at ${origin} has told none`,
  ])
})
