import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from './payer.ts'

// Every kind of error with every call is tried in process: see top-up.store.test.ts and all-calls.test.ts.
const troubles = [
  ['is down', { kind: 'status', status: 503 }, 'trouble.unavailable'],
  ['cuts its answer', { kind: 'malformed', shape: 'truncated' }, 'trouble.unknown'],
] as const

for (const [trouble, fault, message] of troubles)
  for (const language of languagesFor(`top-up: the operator ${trouble}`))
    test(`the operator ${trouble}: a message with a reference, and the way on stays open (${language})`, async ({
      payer: payerOf,
      allow,
    }) => {
      allow(/validate-number/)
      const payer = await payerOf({ language })
      const { page, say } = payer
      await payer.open()
      await payer.fillIn()
      await payer.fault('validate-number', fault)
      await payer.continueButton.click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(say.text(message))
      await expect(alert).toContainText(say.pattern('trouble.reference'))
      await expect(alert).toContainText(/\w{12}/)
      await expectAccessible(page)
      await payer.clearFaults()
      await payer.next()
    })

for (const language of languagesFor('top-up: part not loaded'))
  test(`what asks the operator does not come: told, all kept, and the next press asks (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/top-up\.api|ERR_FAILED/)
    const payer = await payerOf({ language })
    const { page, say } = payer
    let isLost = true
    const part = '**/_astro/top-up.api.*.js'
    await page.route(part, (route) => (isLost ? route.abort() : route.continue()))
    await payer.open()
    await payer.fillIn()
    await payer.continueButton.click()
    await expect(page.getByRole('alert')).toContainText(say.text('trouble.partNotLoaded'))
    await expect(payer.phone).toHaveValue(/^\+370 6/)
    isLost = false
    await payer.next()
  })
