import * as v from 'valibot'
import { providerRequest } from '../consent/visitor.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { expect, signIn, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const Identity = v.object({ signature: v.string(), timestamp: v.string(), phoneNumber: v.string() })

const rasa = '+37061234567'

test('the chat learns by the operator’s signature who is writing, once it may load, and no one else does', async ({
  newVisitor,
  allow,
}) => {
  allow(providerRequest)
  const page = await newVisitor()
  const told: string[] = []
  await page.route(`${operatorOrigin}/chat/events`, (route, request) => {
    told.push(request.postData() ?? '')
    return route.continue()
  })
  const identity = () => page.evaluate(() => JSON.parse(JSON.stringify(window.liveChatIdentity ?? null)))
  await signIn(page, rasa)

  await page.goto(wordsIn('lt').path('dashboard'))
  await expect(page.getByRole('meter').first()).toBeVisible()
  expect(await identity()).toBeNull()

  await page.evaluate(() =>
    localStorage.setItem('app:v1:consent', '{"C0002":false,"C0003":true,"C0004":false}'),
  )
  await page.reload()
  await expect.poll(() => told).toContain('{"event":"identity","isKnown":true}')
  expect(v.parse(Identity, await identity())).toMatchObject({ phoneNumber: rasa })

  const digits = rasa.slice(4)
  expect(told.join()).not.toContain(digits)
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, window.dataLayer ?? []]),
  )
  expect(kept).not.toContain(digits)

  // An extra page loads no chat, whatever was allowed.
  const extra = await page.context().newPage()
  await extra.goto(`${siteOrigin}${wordsIn('lt').path('top-up-extra')}`, { waitUntil: 'networkidle' })
  expect(await extra.evaluate(() => window.liveChatIdentity ?? null)).toBeNull()
})
