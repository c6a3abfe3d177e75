import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { noConsent } from '../fixtures/consent.ts'
import { holdBack } from '../fixtures/hold-back.ts'
import { languageFor, languagesFor, oneOf, thirdOf } from '../fixtures/matrix.ts'
import { expect, type Person, test } from '../fixtures/person.ts'
import { faults, faultsOfAll, silence, strike } from './faults.ts'
import { lateParts } from './late-parts.ts'
import { pressedPages, spinningPages, typedPages } from './pages.ts'

const strikes = /failed request|Failed to load|Error hydrating|downloaded font|OTS parsing|MIME type/

const notice = ({ page, say }: Person) =>
  page.getByRole('alert').filter({ hasText: say.text('page.scriptMissing') })
const unsent = (person: Person) => notice(person).getByText(person.say.text('page.nothingSent'))

/** Islands that load by themselves and are not hydrated. */
const missing = (page: Page) => page.locator('astro-island[ssr]:not([client=intent])')

/** Opens the page without waiting for its scripts, with a clock that can be moved forward. */
async function open({ page, say }: Person, id: string) {
  await page.clock.install()
  await page.goto(say.path(id), { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** The time without a script after which the notice appears. */
const waitFiveSeconds = (page: Page) => page.clock.fastForward(5000)

/** Checks the phone link, and that the page works after the fault has ended and it was reloaded. */
async function goOn(person: Person, end: () => void) {
  await expect(notice(person).getByRole('link')).toHaveAttribute('href', /^tel:\d+$/)
  end()
  await notice(person)
    .getByRole('button', { name: person.say.text('page.reload') })
    .press('Enter')
  await expect(missing(person.page)).toHaveCount(0)
  await expect(notice(person)).toBeHidden()
}

for (const { id, fillIn, press } of thirdOf('missing script: pressed', pressedPages))
  for (const fault of oneOf(`missing script: ${id}`, faults))
    for (const language of languageFor(`missing script: ${id}, ${fault.name}`))
      test(`${id}, pressed while ${fault.name}: the notice says that nothing was sent (${language})`, async ({
        person,
        allow,
      }) => {
        allow(strikes)
        const visitor = await person({ language })
        const { page } = visitor
        const end = await strike(page, fault)
        await open(visitor, id)
        const typed = await fillIn?.(visitor)
        const value = await typed?.inputValue()
        await press(visitor).click()
        await waitFiveSeconds(page)
        await expect(unsent(visitor)).toBeVisible()
        await expect(page.locator('main [aria-busy]')).toHaveCount(0)
        expect(await typed?.inputValue()).toBe(value)
        await goOn(visitor, end)
      })

for (const id of spinningPages.flatMap((alike) => oneOf('missing script: spinning', alike)))
  for (const fault of oneOf(`missing script: ${id}`, faults))
    for (const language of languageFor(`missing script: ${id}, ${fault.name}`))
      test(`${id} while ${fault.name}: the notice replaces the spinner (${language})`, async ({
        person,
        allow,
      }) => {
        allow(strikes)
        const customer = await person({ number: '+37061234567', language, signedIn: true })
        const end = await strike(customer.page, fault)
        await open(customer, id)
        await waitFiveSeconds(customer.page)
        await expect(notice(customer)).toBeVisible()
        await expect(unsent(customer)).toBeHidden()
        await expect(customer.page.locator('.gate-wait')).toBeHidden()
        await goOn(customer, end)
      })

for (const id of oneOf('missing script: typed', typedPages))
  for (const fault of oneOf(`missing script: ${id}`, faultsOfAll))
    for (const language of languageFor(`missing script: ${id}, ${fault.name}`))
      test(`${id}, searched while ${fault.name}: the notice appears (${language})`, async ({
        person,
        allow,
      }) => {
        allow(strikes)
        const visitor = await person({ language })
        const { page } = visitor
        const end = await strike(page, fault)
        await open(visitor, id)
        await page.getByRole('main').getByRole('searchbox').fill('Lie')
        await waitFiveSeconds(page)
        await expect(notice(visitor)).toBeVisible()
        await expect(unsent(visitor)).toBeHidden()
        await goOn(visitor, end)
      })

for (const language of languagesFor('missing script: looks'))
  test(`the notice is accessible, and leaves room for the page at 400 % zoom (${language})`, async ({
    person,
    allow,
  }) => {
    allow(strikes)
    const customer = await person({ language, signedIn: true })
    const { page } = customer
    await page.setViewportSize({ width: 320, height: 256 })
    await strike(page, faults[0])
    await open(customer, 'dashboard')
    await expect(notice(customer)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    await expect(notice(customer)).not.toBeInViewport()
  })

for (const language of languagesFor('missing script: late'))
  test(`a script that arrives late removes the notice, and the form works (${language})`, async ({
    person,
  }) => {
    const payer = await person({ language })
    const { page, say } = payer
    const release = await holdBack(page, /\/_astro\/react\./)
    await open(payer, 'top-up')
    await page.getByLabel(say.text('topUp.phone')).fill(payer.number)
    const next = payer.button(say.text('topUp.continue'))
    await next.click()
    await waitFiveSeconds(page)
    await expect(unsent(payer)).toBeVisible()
    release()
    await expect(notice(payer)).toBeHidden()
    // The early press was given up: the form is still on its first step.
    await expect(next).toBeVisible()
    await next.click()
    await expect(page.getByRole('heading', { name: say.text('topUp.confirmTitle') })).toBeFocused()
  })

for (const language of languagesFor('missing script: log in'))
  test(`a way to log in that was pressed early is followed once its script arrives (${language})`, async ({
    person,
    allow,
  }) => {
    allow(new RegExp(`^foreign request: ${operatorOrigin}/log-in/`))
    const customer = await person({ language })
    const { page, say } = customer
    const release = await holdBack(page, /\/_astro\/LogIn\.island/)
    await page.goto(say.path('log-in'), { waitUntil: 'commit' })
    const smart = customer.button(say.text('logIn.smart'))
    await smart.click()
    await expect(smart).toHaveAttribute('aria-busy', 'true')
    release()
    await page.waitForURL(`${operatorOrigin}/**`)
  })

for (const [name, { id, file, signedIn, press, goesOn }] of thirdOf('late parts', Object.entries(lateParts)))
  for (const language of languageFor(`late parts: ${name}`))
    test(`${name}: what the press needs is never answered, and it ends within five seconds (${language})`, async ({
      person,
      allow,
    }) => {
      allow(new RegExp(`^foreign request: ${operatorOrigin}/log-in/`))
      const visitor = await person({ language, ...(signedIn && { number: '+37061234567', signedIn }) })
      const { page, say } = visitor
      await page.goto(say.path(id), { waitUntil: 'networkidle' })
      await page.clock.install()
      await page.route(file, silence)
      const asked = page.waitForRequest(file)
      await press(visitor)
      await asked
      await waitFiveSeconds(page)
      await goesOn(visitor, notice(visitor))
    })

test.describe('who has chosen nothing yet', () => {
  test.use({ storageState: noConsent })

  for (const fault of oneOf('missing script: home', faults))
    for (const language of languageFor(`missing script: home, ${fault.name}`))
      test(`home while ${fault.name}: the menu opens, and nothing optional loads (${language})`, async ({
        person,
        allow,
      }) => {
        allow(strikes)
        const visitor = await person({ language })
        const { page, say } = visitor
        await page.setViewportSize({ width: 375, height: 812 })
        await strike(page, fault)
        await open(visitor, 'home')
        await visitor.button(say.text('header.openMenu')).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      })
})
