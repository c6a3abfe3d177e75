import * as v from 'valibot'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { holdBack } from '../fixtures/hold-back.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { activator } from './activator.ts'

/** The provider's own pages are no fault of this site's. */
test.beforeEach(({ allow }) => {
  allow(new RegExp(`^foreign request: ${operatorOrigin}/(identity|providers|favicon)`))
  allow(/404 .*favicon\.ico/)
})

for (const language of languagesFor('registration: guest'))
  test(`a guest activates a number by keyboard alone, with a reload on the way (${language})`, async ({
    person,
  }) => {
    const guest = await person({ language })
    const { page, say } = guest
    const { tabTo, says, title, problem, ...flow } = activator(guest)
    const card = await sandbox.newCard()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path('activate'))
    await tabTo(flow.goOn)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expectAccessible(page)

    await tabTo(flow.phoneNumber)
    await page.keyboard.type(card.phoneNumber)
    await page.keyboard.press('Enter')
    await tabTo(says('registration.wherePuk'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await tabTo(flow.puk)
    await page.keyboard.type('87654321')
    await page.keyboard.press('Enter')
    await expect(problem('registration.pukCodeInvalid', { n: 2 })).toBeVisible()
    await flow.puk.fill(card.simPUK)
    await page.keyboard.press('Enter')
    await expect(title('registration.identity')).toBeVisible()

    await tabTo(says('registration.beginCheck'))
    await page.keyboard.press('Enter')
    await flow.showDocument()
    await expect(title('registration.data')).toBeVisible()
    await expect(page.getByText('Uogienė')).toBeVisible()
    await tabTo(says('registration.confirm'))
    await page.keyboard.press('Enter')
    await expect(problem('registration.termsMissing')).toBeVisible()
    await tabTo(page.getByRole('checkbox', { name: say.pattern('registration.terms') }))
    await page.keyboard.press('Space')
    await tabTo(says('registration.confirm'))
    await page.keyboard.press('Enter')
    await expect(flow.outcome('scan-id-number-activated')).toBeVisible()
    await expect(page).toHaveTitle(say.documentTitle('scan-id-number-activated'))
    await expect(page.getByText(say.text('registration.numberActivatedUnauthenticated'))).toBeVisible()
    await expectAccessible(page)
    expect(new URL(page.url()).search).toBe('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(card.phoneNumber.slice(-8))
    expect(kept).not.toContain(card.simPUK)
    expect((await sandbox.recordOf(card.phoneNumber)).texts).toHaveLength(1)
  })

for (const language of languagesFor('registration: customer'))
  test(`a customer adds a number that works by the code of its text (${language})`, async ({ person }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    const flow = activator(customer)
    const countdown = page.locator('#countdown-id')
    const number = await sandbox.newNumber({ holder: 'nobody' })
    await flow.open()
    await flow.phoneNumber.fill(number)
    await flow.goOn.click()
    await expect(flow.code).toBeFocused()
    await expect(countdown).toContainText(/0:\d\d/)
    await page.reload()
    await expect(countdown).toContainText(/0:\d\d/)
    const { texts } = await sandbox.recordOf(number)
    expect(texts).toHaveLength(1)
    await flow.phoneNumber.fill(number)
    await flow.code.fill(`Uoga: ${texts[0]?.slice(0, 6)}`)
    await flow.says('registration.verify').click()
    await expect(page.getByRole('heading', { name: say.pattern('registration.linked') })).toBeFocused()
    await expectAccessible(page)
  })

for (const language of languagesFor('registration: early press'))
  test(`what is pressed before script is there is done once it is (${language})`, async ({ person }) => {
    const guest = await person({ language })
    const { page, say } = guest
    const flow = activator(guest)
    // By key: a guest's first write is sent once more, with the session that its answer brings.
    const asked = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/v1/'))
        asked.add(request.headers()['idempotency-key'])
    })
    const release = await holdBack(page, /\/_astro\/Registration\.island/)
    await page.goto(say.path('activate'), { waitUntil: 'commit' })
    await flow.phoneNumber.fill((await sandbox.newCard()).phoneNumber)
    await page.keyboard.press('Enter')
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page)
    await flow.goOn.click()
    release()
    await expect(flow.puk).toBeVisible()
    expect(asked.size).toBe(1)
  })

for (const language of languagesFor('registration: another document'))
  test(`a declined document is shown; another is shown, with Back and Forward on the way (${language})`, {
    tag: backForwardCache,
  }, async ({ person }) => {
    const guest = await person({ language })
    const { page, say } = guest
    const { says, title, ...flow } = activator(guest)
    await flow.provePuk(await sandbox.newCard())
    await says('registration.beginCheck').click()
    await flow.showDocument('declined')
    await expect(flow.outcome('identity-not-verified')).toBeVisible()
    await page.getByRole('link', { name: say.entry('go-activate-again', 'title') }).click()
    await says('registration.beginCheck').click()
    await flow.showDocument('faceNotVisible')
    await expect(page.getByText(say.text('registration.problem.faceNotVisible'))).toBeVisible()

    await says('registration.checkAgain').click()
    await expect(flow.begin).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(says('registration.beginCheck')).toBeEnabled()
    await page.evaluate(() => history.forward())
    await flow.showDocument()
    await expect(title('registration.data')).toBeVisible()
  })

const Progress = v.object({ declarationId: v.string() })

for (const language of languagesFor('registration: delayed'))
  test(`an activation that takes its time has a page that leads to the success, and claims nothing cold (${language})`, async ({
    person,
    newVisitor,
  }) => {
    const guest = await person({ language })
    const { page, say } = guest
    const flow = activator(guest)
    await page.clock.install()
    await flow.provePuk(await sandbox.newCard('delayed'))
    await flow.says('registration.beginCheck').click()
    await flow.showDocument()
    await page.getByRole('checkbox', { name: say.pattern('registration.terms') }).check()
    // Moved while it is asked, the clock would end the call.
    const asked = page.waitForResponse(/activation-status/)
    await flow.says('registration.confirm').click()
    await expect(flow.title('registration.activating')).toBeVisible()
    await (await asked).finished()
    await page.clock.fastForward(30_000)
    await expect(flow.outcome('number-activation-delayed')).toBeVisible()
    await expectAccessible(page)
    const cold = await newVisitor()
    await cold.goto(new URL(page.url()).pathname)
    await expect(cold).not.toHaveTitle(say.documentTitle('number-activation-delayed'))
    await expect(
      cold.getByRole('heading', { level: 1, name: say.text('registration.nothing') }),
    ).toBeVisible()

    const kept = await page.evaluate(() => sessionStorage.getItem('app:v1:registration'))
    await sandbox.hurry(v.parse(Progress, JSON.parse(kept ?? '{}')).declarationId)
    await page.clock.fastForward(30_000)
    await expect(flow.outcome('number-activated')).toBeVisible()
  })
