import { expect, onTestFinished, test } from 'vitest'
import { toCents } from '../../src/lib/money.ts'
import { jobRunner } from '../shared/jobs.ts'
import { createProviders } from './create-providers.ts'
import type { Merchant } from './merchant.ts'

const own = 'http://127.0.0.1:4322'

/** The providers with a merchant of a test's own, who knows nothing of an operator. */
function providersFor(merchant: Merchant) {
  let now = 0
  const clock = { now: () => now }
  const providers = createProviders({
    clock,
    ownOrigin: () => own,
    siteOrigins: ['http://127.0.0.1:4321'],
    merchant,
    relyingParty: { hearDecision: async () => {} },
    desk: {
      find: async () => undefined,
      sendCode: async () => ({ kind: 'sent' }),
      checkCode: async () => ({ kind: 'expired' }),
      approve: async () => undefined,
      cancel: async () => undefined,
    },
    lackingWallets: async () => [],
    runDueJobs: () => runDueJobs(),
  })
  const runDueJobs = jobRunner([providers.jobs], clock.now)
  onTestFinished(() => providers.close())
  return {
    ...providers,
    pass(milliseconds: number) {
      now += milliseconds
      return runDueJobs()
    },
  }
}

const order = {
  paymentReference: 'AAAA-BBBB',
  amountInCents: toCents(10_00),
  language: 'en',
  returnUrl: 'http://127.0.0.1:4321/back',
  expiresAt: 60_000,
} as const

const send = (url: string, fields: Record<string, string>) =>
  new Request(url, { method: 'POST', headers: { Origin: own }, body: new URLSearchParams(fields) })

test('the merchant hears that a card was given, and two seconds later how it went', async () => {
  const heard: unknown[] = []
  const providers = providersFor({
    noteSubmitted: async (reference) => void heard.push([reference, 'submitted']),
    report: async (reference, { outcome }) => void heard.push([reference, outcome]),
  })
  const url = await providers.acquirer.openPage(order)
  await providers.pages.fetch(
    send(url, { cardNumber: '4242 4242 4242 4242', expiry: '12/30', securityCode: '123' }),
  )
  expect(heard).toEqual([['AAAA-BBBB', 'submitted']])
  await providers.pass(2_000)
  expect(heard).toEqual([
    ['AAAA-BBBB', 'submitted'],
    ['AAAA-BBBB', 'paid'],
  ])
})

test('a report that does not arrive is sent again', async () => {
  const heard: string[] = []
  let isReached = false
  const providers = providersFor({
    noteSubmitted: async () => {},
    report: async (_reference, { outcome }) => {
      if (!isReached) throw new Error('not reached')
      heard.push(outcome)
    },
  })
  const url = await providers.banks.openPage(order, 'gintaro-bankas')
  await providers.pages.fetch(send(url, { choice: 'pay' }))
  await expect(providers.pass(2_000)).rejects.toThrow('not reached')
  isReached = true
  await providers.pass(0)
  await providers.pass(0)
  expect(heard).toEqual(['paid'])
})

test('the log-in page’s style names the site’s font, whose files are there, and no other file is', async () => {
  const { pages } = providersFor({ noteSubmitted: async () => {}, report: async () => {} })
  const get = async (path: string) => pages.fetch(new Request(`${own}${path}`))
  const style = await (await get('/providers/style.css')).text()
  const files = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => path)
  expect(files).toHaveLength(3)
  for (const path of files) expect((await get(path)).headers.get('Content-Type'), path).toBe('font/woff2')
  expect((await get('/providers/fonts/..%2fstyles%2ffonts.css')).status).toBe(404)
})
