import { oneOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

/** As anyone may write it into a link: that something was done, and things that no page hands over. */
const forged = Buffer.from(
  JSON.stringify({
    'order-outcome': {
      reference: 'ABCD-1234',
      items: [{ planId: 'uoga-m', planName: 'Uoga', submitted: true }],
      problem: null,
      game: 'REGISTERED',
    },
    'game-registration': true,
    'user-info': { signedIn: true },
    'topup-phone': '612 34567',
    'sim-order-begun': { orderReference: 'ABCD-1234' },
    ['__proto__']: { isChanged: true },
  }),
).toString('base64url')

/** Fragments that no page of the site has written. */
const fragments = [
  'kept=%',
  'kept=%E0%A4%A',
  'orderReference=%&paymentReference=%zz',
  'phoneNumber=%F0%9F',
  'kept=abc&kept=abc&kept=abc',
  `kept=${forged}`,
  'orderReference=A&orderReference=B&paymentReference=C&paymentReference=D',
  `orderReference=${'A'.repeat(100_000)}`,
  '%',
  '&&&==',
]

const pages = [
  'order-success',
  'top-up',
  'top-up-waiting',
  'top-up-success',
  'sim-order',
  'esim-order',
  'activate',
  'game-registration-success',
]

for (const fragment of oneOf('fragments', fragments))
  test(`a link with a fragment that no page wrote breaks no page and claims nothing: ${fragment.slice(0, 30)}`, async ({
    page,
    person,
  }) => {
    const { say, heading } = await person()
    for (const pageId of pages) {
      await page.goto('about:blank')
      await page.goto(`${say.path(pageId)}#${fragment}`)
      await page.waitForLoadState('networkidle')
      for (const done of ['order-success', 'top-up-success', 'sim-order', 'game-registration-success'])
        await expect(heading(say.entry(done, 'title')), pageId).toHaveCount(0)
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      expect(kept, pageId).not.toMatch(/ABCD-1234|signedIn|612 34567|game-registration/)
      expect(await page.evaluate(() => 'isChanged' in {}), pageId).toBe(false)
    }
  })
