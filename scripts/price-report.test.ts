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

test('another price and a plan that is not sold are reported by entry and field; a hidden plan is not', async () => {
  const { origin, stop } = await operator()
  await stop('uoga-s')
  const hidden = { ...plan('gone', 100), display: false }
  const site = siteWith(plan('uoga-l', 990, 890), plan('uoga-s', 490), plan('uoga-m', 690), hidden)
  expect(await priceReport(site, origin)).toEqual([
    {
      severity: 'warning',
      contentType: 'plan',
      entry: 'uoga-l',
      field: 'salePrice',
      message: 'is 8,90\u00a0EUR, and the operator takes 7,90\u00a0EUR, which binds',
    },
    {
      severity: 'warning',
      contentType: 'plan',
      entry: 'uoga-s',
      field: 'planId',
      message: 'is sold on the site, and not by the operator',
    },
  ])
})

test('where an operator answers nothing of use, nothing is compared', async () => {
  const origin = await testOrigin((_, answer) => answer.writeHead(404).end())
  expect(await priceReport(siteWith(plan('uoga-m', 690)), origin)).toBeUndefined()
})
