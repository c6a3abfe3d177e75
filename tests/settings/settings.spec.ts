import { readFile } from 'node:fs/promises'
import type { Locator, Route } from '@playwright/test'
import { avatarOf } from '../../sandbox/operator/account/avatars.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Person, signIn, test } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'

const field = ({ page, say }: Person, key: string) => page.getByRole('textbox', { name: say.text(key) })
/** Opens the settings at one of their sections. */
const openSection = ({ page, say }: Person, section: string) =>
  page.goto(`${say.path('profile-settings')}#${section}`)

const listOf = ({ page, say }: Person) => page.getByRole('navigation', { name: say.text('settings.tabs') })
/** The link of a section, which also says what is there now. */
const linkOf = (customer: Person, entry: string) =>
  listOf(customer)
    .getByRole('link')
    .filter({ hasText: customer.say.entry(entry, 'title') })
const headingOf = ({ page, say }: Person, entry: string) =>
  page.getByRole('heading', { level: 2, name: say.entry(entry, 'title'), exact: true })

for (const language of languagesFor('settings: profile and consents'))
  test(`profile and consents are changed by keyboard alone, from section to section, and stay changed (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, situations: ['consents not set'], signedIn: true })
    const { page, say } = customer
    const nickname = field(customer, 'settings.nickname')
    const cat = page.getByRole('radio', { name: avatarOf('cat', language).avatarDescription ?? '' })
    const consent = (key: string) => page.getByRole('region', { name: say.text(key) })
    const sms = consent('settings.SMS_MARKETING')
    const call = consent('settings.PHONE_MARKETING')
    const choice = (of: Locator, key: string) => of.getByRole('radio', { name: say.text(key), exact: true })
    await page.goto(say.path('profile-settings'))
    await nickname.fill('Nr. 1')
    await cat.press('Space')
    await nickname.press('Enter')
    await expect(page.getByText(say.text('settings.saved'), { exact: true })).toBeVisible()

    await linkOf(customer, 'settings-numbers-tab').press('Enter')
    await expect(field(customer, 'link.phoneNumber')).toBeVisible()
    await linkOf(customer, 'settings-consents').press('Enter')
    await expect(headingOf(customer, 'settings-consents')).toBeFocused()
    await choice(sms, 'settings.accept').press('Space')
    await expect(sms.getByText(say.text('settings.ACCEPTED'))).toBeVisible()
    await choice(call, 'settings.reject').press('Space')
    await expect(call.getByText(say.text('settings.REJECTED'))).toBeVisible()

    await page.reload()
    await expect(sms.getByRole('switch')).toBeChecked()
    await expect(call.getByRole('switch')).not.toBeChecked()
    await linkOf(customer, 'settings-profile').press('Enter')
    await expect(nickname).toHaveValue('Nr. 1')
    await expect(cat).toBeChecked()
  })

for (const language of languagesFor('settings: cards'))
  test(`before a card is deleted the auto top-ups that end with it are named; it is kept, then deleted (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, situations: ['auto top-up'], signedIn: true })
    const { page, say } = customer
    const deleteCard = customer.button(
      `${say.text('settings.delete')}: ${say.text('card.ending', { card: 'Visa', digits: '4242' })}`,
    )
    const dialog = page.getByRole('dialog')
    const inDialog = (key: string) => dialog.getByRole('button', { name: say.text(key) })
    await openSection(customer, 'payments')
    await deleteCard.press('Enter')
    await expect(dialog).toContainText(say.text('settings.endsWithCard'))
    await expect(dialog.getByRole('listitem')).toHaveText([/^10,00\sEUR, \+370/])
    await expectAccessible(page)
    await inDialog('settings.cancel').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page
        .getByRole('main')
        .getByText(/10,00\sEUR/)
        .first(),
    ).toBeVisible()

    await deleteCard.press('Enter')
    await inDialog('settings.deleteCard').press('Enter')
    await expect(page.getByText(say.text('settings.cardDeleted'))).toBeVisible()
    const cards = page.getByRole('region').filter({ hasText: say.text('settings.noCards') })
    await expect(cards.getByRole('heading')).toBeFocused()
    // In the header a number that ends in 1 is followed by the balance, 0,00 EUR.
    await expect(page.getByRole('main').getByText(/10,00\sEUR/)).toHaveCount(0)
  })

for (const language of languagesFor('settings: roaming'))
  test(`roaming: what the operator refuses goes back, with a reference; then it is switched and stays (${language})`, async ({
    person,
    allow,
  }) => {
    allow(/v1\/graphql/)
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    await openSection(customer, 'sim')
    const roaming = page.getByRole('switch', { name: say.text('settings.roaming') })
    await expect(roaming).toHaveAttribute('aria-checked', 'true')
    await customer.fault('graphql', { kind: 'status', status: 500 })
    await roaming.click()
    const section = page.getByRole('region', { name: say.text('settings.roaming') })
    await expect(section.getByRole('alert')).toContainText(/\w{12}/)
    await expect(roaming).toHaveAttribute('aria-checked', 'true')
    await expectAccessible(page)
    await customer.clearFaults()
    await roaming.press('Space')
    await expect(section.getByText(say.text('settings.roamingOff'))).toBeVisible()
    await page.reload()
    await expect(roaming).toHaveAttribute('aria-checked', 'false')
  })

for (const language of languagesFor('settings: link a number'))
  test(`a number is linked by the code of its text: a reload sends no second one; then it is unlinked (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    const number = await sandbox.newNumber({ holder: 'nobody' })
    const written = `+370 ${number.slice(4, 7)} ${number.slice(7)}`
    const phoneNumber = field(customer, 'link.phoneNumber')
    const code = field(customer, 'link.code')
    await openSection(customer, 'numbers')
    await phoneNumber.fill('123')
    await phoneNumber.press('Enter')
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await summary.getByRole('link').press('Enter')
    await expect(phoneNumber).toBeFocused()

    await phoneNumber.fill(number)
    await customer.button(say.text('link.send')).click()
    await expect(code).toBeFocused()
    await expect(page).not.toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expect(page.locator('#countdown-id')).toContainText(/0:\d\d/)
    await page.reload()
    await phoneNumber.fill(number)
    await customer.button(say.text('link.send')).click()
    await expect(code).toBeFocused()
    const { texts } = await sandbox.recordOf(number)
    expect(texts).toHaveLength(1)
    const right = texts[0]?.match(/\d{6}/)?.[0] ?? ''
    await code.fill(right === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    const wrong = say.text('link.INVALID_VERIFICATION_CODE', { n: 2 })
    await expect(page.getByRole('link', { name: wrong })).toBeVisible()
    await expectAccessible(page)
    await code.fill(`Uoga: ${right}`)
    await expect(code).toHaveValue(right)
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.text('link.done', { number: written }))).toBeVisible()

    await customer.button(`${say.text('settings.unlink')}: ${written}`).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.text('settings.unlink') })
      .click()
    await expect(page.getByText(say.text('settings.unlinked', { number: written }))).toBeVisible()
    await expect(page.getByRole('heading', { name: say.text('settings.numbers') })).toBeFocused()
  })

for (const language of languagesFor('settings: codes'))
  test(`codes are shown to a proven identity only, and go when the section is left (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, number: '+37061234567', signedIn: true })
    const { page, say } = customer
    const show = customer.button(say.text('settings.showCodes'))
    const puk = page.getByText(/^\d{8}$/)
    await openSection(customer, 'sim')
    await show.click()
    const back = encodeURIComponent(`${say.path('profile-settings')}#sim`)
    const prove = page.getByRole('link', { name: say.text('settings.strongLogIn') })
    await expect(prove).toHaveAttribute('href', new RegExp(`strong=1.*${back}`))
    await signIn(page, customer.number, true)
    await page.reload()
    await show.click()
    await expect(puk).toBeVisible()
    await customer.button(say.text('settings.showEsim')).click()
    await expect(page.getByRole('img', { name: say.text('esim.qr') })).toBeVisible()
    await page.getByText(say.text('esim.otherWays'), { exact: true }).click()
    await expect(page.getByText('smdp.uoga.example')).toBeVisible()
    await linkOf(customer, 'settings-consents').click()
    await linkOf(customer, 'settings-sim').click()
    await expect(show).toBeVisible()
    await expect(puk).toHaveCount(0)
  })

for (const language of languagesFor('settings: move a number'))
  test(`a number of another account is moved once the identity is proven in a window of its own (${language})`, async ({
    person,
    context,
  }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    // All of the section is in sight: nothing of it is under the header.
    await page.setViewportSize({ width: 1280, height: 1200 })
    await openSection(customer, 'numbers')
    await field(customer, 'link.phoneNumber').fill(await sandbox.newNumber())
    await customer.button(say.text('link.send')).click()
    const move = customer.button(say.text('link.takeOver'))
    await move.click()
    const prove = page.getByRole('link', { name: say.text('settings.strongLogIn') })
    await expect(prove).toHaveAttribute('target', '_blank')
    await expectAccessible(page)
    const logIn = await prove.getAttribute('href')
    await signIn(page, customer.number, true)
    const other = await context.newPage()
    await other.goto(`${logIn}&returned=1`)
    await expect(other).toHaveURL(`${say.path('profile-settings')}#numbers`)
    // What was begun here continues.
    await move.click()
    await expect(field(customer, 'link.code')).toBeVisible()
  })

for (const language of languagesFor('settings: on a phone'))
  test(`on a phone a list says what is in each section, and each is a page with a way back (${language})`, async ({
    person,
  }) => {
    const customer = await person({
      language,
      situations: ['auto top-up', 'consents not set'],
      signedIn: true,
    })
    const { page, say } = customer
    const list = listOf(customer)
    const toSim = linkOf(customer, 'settings-sim')
    const sim = headingOf(customer, 'settings-sim')
    const roaming = page.getByRole('switch', { name: say.text('settings.roaming') })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path('profile-settings'))
    await expect(linkOf(customer, 'settings-payments')).toContainText('1')
    await expect(linkOf(customer, 'settings-consents')).toContainText(say.text('settings.NOT_SET'))
    // No section is open: the one heading is that of the help at the foot.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([say.entry('own-settings-faq', 'title')])
    for (const link of await list.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await expectAccessible(page)
    const pageTitle = await page.title()

    await toSim.press('Enter')
    await expect(sim).toBeFocused()
    await expect(roaming).toBeVisible()
    await expect(list).toHaveCount(0)
    await expect(page).toHaveURL(`${say.path('profile-settings')}#sim`)
    await expect(page).toHaveTitle(new RegExp(`^${say.entry('settings-sim', 'title')}`))
    await expectAccessible(page)
    await page.goBack()
    await expect(toSim).toBeFocused()
    await expect(page).toHaveTitle(pageTitle)
    await page.goForward()
    await expect(sim).toBeFocused()

    await page.reload()
    await expect(roaming).toBeVisible()
    await expect(list).toHaveCount(0)
    await page.getByRole('link', { name: say.text('settings.back') }).press('Enter')
    await expect(toSim).toBeFocused()
    await expect(page).toHaveURL(say.path('profile-settings'))
  })

test('with room for it the list stays beside the open section, and says which it is; what was typed survives a narrower window', async ({
  person,
}) => {
  const customer = await person({ language: 'lt', signedIn: true })
  const { page, say } = customer
  const profile = linkOf(customer, 'settings-profile')
  const consents = linkOf(customer, 'settings-consents')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(say.path('profile-settings'))
  await expect(profile).toHaveAttribute('aria-current', 'page')
  await expect(headingOf(customer, 'settings-profile')).not.toBeFocused()
  await consents.click()
  await expect(headingOf(customer, 'settings-consents')).toBeFocused()
  await expect(consents).toHaveAttribute('aria-current', 'page')
  await expect(profile).not.toHaveAttribute('aria-current')
  await page.goBack()
  await field(customer, 'settings.nickname').fill('Darbas')
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(listOf(customer)).toHaveCount(0)
  await expect(field(customer, 'settings.nickname')).toHaveValue('Darbas')
})

for (const language of languagesFor('settings: alerts'))
  test(`an alert comes in the language that was chosen, with the words that were shown; a cap stops what costs (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, situations: ['balance 20', 'plan active'], signedIn: true })
    const { page, say, number } = customer
    await openSection(customer, 'alerts')
    const alert = (key: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('switch', { name: say.text(key), exact: true }) })
    const abroad = alert('alerts.ROAMING_CAP')
    await abroad.getByText(say.text('alerts.ROAMING_CAP'), { exact: true }).click()
    await abroad.getByLabel(say.text('alerts.cap')).selectOption({ index: 0 })
    await expect(abroad.getByText(say.text('settings.saved'))).toBeVisible()
    await page.getByText(say.text('alerts.messages'), { exact: true }).click()
    const english = page.getByRole('radio', { name: say.text('alerts.EN') })
    await english.press('Space')
    await customer.button(say.text('settings.save')).press('Enter')
    const phoneAbroad = alert('alerts.ROAMING_ENTERED')
    await expect(phoneAbroad).toContainText('Your phone is abroad')
    await expectAccessible(page)
    await phoneAbroad.getByRole('switch').press('Space')
    await expect(phoneAbroad.getByText(say.text('settings.saved'))).toBeVisible()

    for (const happened of ['goes abroad', 'spends 20 abroad', 'spends 20 abroad'])
      await sandbox.bringInto(happened, number)
    expect((await sandbox.recordOf(number)).texts).toEqual([expect.stringMatching(/spent 10,00\sEUR abroad/)])
    await page.reload()
    await expect(abroad).toContainText(/10,00\sEUR/)
    await expect(phoneAbroad.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  })

for (const language of languagesFor('settings: a lost phone'))
  test(`a lost phone’s number is blocked at once, and works again after the identity is proven (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    await page.setViewportSize({ width: 375, height: 812 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSection(customer, 'sim')
    await customer.button(say.text('settings.block')).click()
    const dialog = page.getByRole('dialog')
    // A sheet from below, as high as what it says.
    const box = await dialog.boundingBox()
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 375, 812])
    expect(box?.y).toBeGreaterThan(300)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say.text('settings.block') }).click()
    await expect(page.getByText(say.text('settings.blocked'), { exact: true })).toBeVisible()
    await page.reload()
    const unblock = customer.button(say.text('settings.unblock'))
    await unblock.click()
    await expect(page.getByRole('link', { name: say.text('settings.strongLogIn') })).toBeVisible()
    await signIn(page, customer.number, true)
    await page.reload()
    await unblock.click()
    await expect(page.getByText(say.text('settings.unblocked'), { exact: true })).toBeVisible()
    await expect(customer.button(say.text('settings.block'))).toBeVisible()
  })

for (const language of languagesFor('settings: data and account'))
  test(`a copy of one’s data is a file; an account that was closed is kept after all (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say, number } = customer
    await signIn(page, number, true)
    await openSection(customer, 'data')
    const coming = page.waitForEvent('download')
    await customer.button(say.text('settings.copyGet')).press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^uoga-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      numbers: [{ phoneNumber: number }],
    })
    await customer.button(say.text('settings.closeAccount')).press('Enter')
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say.text('settings.closeAccount') }).press('Enter')
    const keep = customer.button(say.text('settings.keepAccount'))
    await expect(keep).toBeVisible()
    await page.reload()
    await keep.press('Enter')
    await expect(page.getByText(say.text('settings.kept'), { exact: true })).toBeVisible()
  })

for (const language of languagesFor('settings: eSIM to another phone'))
  test(`a number with an eSIM gets a code for another phone, with the steps; the earlier one works until then (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, situations: ['eSIM in use'], signedIn: true })
    const { page, say } = customer
    await signIn(page, customer.number, true)
    await openSection(customer, 'sim')
    await customer.button(say.text('settings.showEsim')).press('Enter')
    const move = customer.button(say.text('settings.esimMove'))
    await move.press('Enter')
    await expect(page.getByText(say.text('settings.esimMoving'), { exact: true })).toBeVisible()
    const profiles = page.getByRole('listitem').filter({ has: page.getByRole('img') })
    await expect(profiles.first()).toContainText(say.text('settings.RELEASED'))
    await expect(profiles.first().getByRole('listitem').last()).toHaveText(
      say.text('settings.esimStepDelete'),
    )
    await expect(profiles.last()).toContainText(say.text('settings.ENABLED'))
    await expectAccessible(page)
    await move.press('Enter')
    await expect(profiles).toHaveCount(2)
  })

/** The sheet that comes with the first panel. */
const panelsSheet = /\/panels\.[\w-]+\.css$/

test('nothing of a section is seen before its styles, and all of it where they don’t come', async ({
  person,
  allow,
}) => {
  const customer = await person({ language: 'lt', situations: ['auto top-up'], signedIn: true })
  const { page, say } = customer
  const card = page.getByRole('listitem').filter({ hasText: 'Visa •••• ' }).first()
  const held: Route[] = []
  await page.route(panelsSheet, (route) => void held.push(route))
  const script = page.waitForResponse(/\/PaymentsPanel\.[\w-]+\.js$/)
  await openSection(customer, 'payments')
  await (await script).finished()
  await expect(page.getByRole('status').filter({ hasText: say.text('settings.loading') })).toBeAttached()
  await expect(card).toBeHidden()
  await Promise.all(held.map((route) => route.continue()))
  await expect(card).toBeVisible()
  await expect(card).toHaveCSS('display', 'grid')

  allow(/_astro\/panels\./)
  // React's promise of the sheet, which it awaits and leaves.
  allow(/^exception: Event$/)
  await page.unrouteAll()
  await page.route(panelsSheet, (route) => route.abort())
  await page.reload()
  await expect(card).toBeVisible()
})
