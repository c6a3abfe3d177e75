import type { Locator } from '@playwright/test'
import { findBank } from '../../sandbox/providers/banks/banks.ts'
import { words as providerWords } from '../../sandbox/providers/log-in/words.ts'
import { Customer } from '../auto-top-up/customer.ts'
import { orderPage, titleOf } from '../checkout/shopper.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { cards, expect, Person, type Wanted } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { activator } from '../registration/activator.ts'
import { Buyer } from '../sim-orders/buyer.ts'
import { Payer, tenEuros } from '../top-up/payer.ts'

/** Who walks a flow, and how: to its end, whatever the browser keeps. */
interface Flow {
  who?: Wanted
  /** Faults that it provokes. */
  allows?: RegExp
  walk(person: Person): Promise<void>
}

const press = (person: Person, key: string) => person.button(person.say.text(key)).first().click()
const field = ({ page, say }: Person, key: string) => page.getByRole('textbox', { name: say.text(key) })
const rich: Wanted = { balanceInCents: 2000, signedIn: true }

/** From the order page to the page that says that it is ordered. */
async function order(person: Person, planId: string): Promise<void> {
  const { isOpen, next, pay, received } = orderPage(person)
  await isOpen()
  await next.click()
  await pay.click()
  await expect(received).toBeVisible()
  expect((await person.record()).ordered.map((plan) => plan.planId)).toEqual([planId])
}

/** The button that orders a plan, or puts it into the cart, on the page of plans. */
async function atPlans(person: Person, key: 'plan.order' | 'plan.addToCart'): Promise<void> {
  const { page, say } = person
  await page.goto(say.path('plansPageContent'))
  await person
    .button(`${say.text(key)}: ${titleOf(say, 'uoga-m')}`)
    .first()
    .click()
}

/** From the log-in page through the operator's own provider and back. */
async function logIn(person: Person): Promise<void> {
  const { page, say, number } = person
  const provider = providerWords[person.language]
  await page.waitForURL(`${siteOrigin}${say.path('log-in')}**`)
  await press(person, 'logIn.uoga')
  await page.waitForURL(`${operatorOrigin}/**`)
  await page.getByLabel(provider.number).fill(number)
  await person.button(provider.sendCode).click()
  await page.getByLabel(provider.code).fill((await person.record()).texts[0]?.match(/\d{6}/)?.[0] ?? '')
  await person.button(provider.logIn).click()
  await page.waitForURL(`${siteOrigin}/**`)
}

/** From the page about the game or the extra line to the code that was texted. */
async function givePerson(person: Person): Promise<void> {
  await field(person, 'leave.phone').fill(person.number)
  await field(person, 'person.firstName').fill('Agnė')
  await field(person, 'person.lastName').fill('Avietė')
  await field(person, 'person.email').fill('agne@example.com')
  await press(person, 'leave.sendCode')
  await expect(field(person, 'link.code')).toBeFocused()
  await field(person, 'link.code').fill((await person.record()).texts[0]?.slice(0, 6) ?? '')
  await press(person, 'leave.submit')
  await expect(person.page.getByText(person.say.text('leave.submitted'), { exact: true })).toBeVisible()
}

/** What was declared by a guest, up to the number that works. */
async function confirmData(person: Person): Promise<void> {
  const { page, say } = person
  const flow = activator(person)
  await page.getByRole('checkbox', { name: say.pattern('registration.terms') }).check()
  await flow.says('registration.confirm').click()
  await expect(flow.outcome('scan-id-number-activated')).toBeVisible()
}

const payWithWallet = (wallet: 'Google Pay' | 'Apple Pay'): Flow => ({
  async walk(person) {
    const payer = new Payer(person)
    await payer.review(wallet)
    await payer.atSheet(wallet, 'pay')
    await payer.arrive()
  },
})

/** Every way of getting something done on the site. */
export const flows: Readonly<Record<string, Flow>> = {
  'top-up by card': {
    async walk(person) {
      const payer = new Payer(person)
      await payer.review()
      await payer.pay()
      await payer.giveCard(cards.paid)
      await payer.arrive()
      expect((await payer.record()).booked).toEqual([1000])
    },
  },
  'top-up at a bank': {
    async walk(person) {
      const payer = new Payer(person)
      await payer.open()
      await payer.fillIn()
      await payer.choose(payer.say.text('topUp.bankLink'))
      await payer.choose(findBank('upes-unija')?.name ?? '')
      await payer.next()
      await payer.payButton.click()
      await payer.button(payer.atBank.pay(tenEuros)).click()
      await payer.arrive()
    },
  },
  'top-up by Google Pay': payWithWallet('Google Pay'),
  'top-up by Apple Pay': payWithWallet('Apple Pay'),
  'top-up after a reload': {
    async walk(person) {
      const payer = new Payer(person)
      await payer.open()
      await payer.fillIn()
      await payer.page.reload()
      // A number is kept nowhere but in its own key: without that it is typed again.
      await payer.fillIn()
      await payer.next()
    },
  },
  'order from the cart': {
    who: rich,
    async walk(person) {
      const { page, say } = person
      await atPlans(person, 'plan.addToCart')
      await expect(page.locator('.cart-link')).toHaveAttribute('data-count', '1')
      await page.locator('.cart-link').click()
      await page.getByRole('link', { name: say.text('cart.toOrder'), exact: true }).click()
      await order(person, 'uoga-m')
    },
  },
  'cart in another language': {
    who: rich,
    async walk(person) {
      const { page } = person
      await atPlans(person, 'plan.addToCart')
      // At once: a link that is pressed while the plan is still on its way takes it along.
      await page.locator('footer .language-link[hreflang=en]').click()
      const inEnglish = new Person({ ...person, language: 'en' })
      await page.waitForURL(inEnglish.say.path('plansPageContent'))
      await expect(page.locator('.cart-link')).toHaveAttribute('data-count', '1')
      await page.locator('.cart-link').click()
      await page.getByRole('link', { name: inEnglish.say.text('cart.toOrder'), exact: true }).click()
      await order(inEnglish, 'uoga-m')
    },
  },
  'plan of a guest': {
    who: { balanceInCents: 2000 },
    async walk(person) {
      await atPlans(person, 'plan.order')
      await logIn(person)
      await order(person, 'uoga-m')
    },
  },
  'own plan': {
    who: rich,
    async walk(person) {
      const { page, say } = person
      await page.goto(
        `${say.path('createYourPlanPageContent')}?data=10gb&minutes=300min&messages=50sms&zone=eu`,
      )
      await press(person, 'ownPlan.order')
      await order(person, 'own-10gb-300min-50sms')
    },
  },
  'order with the difference topped up': {
    who: { signedIn: true },
    async walk(person) {
      const { page, say, number } = person
      const sum = '6,90 EUR'
      const payer = new Payer(person)
      await atPlans(person, 'plan.order')
      await page.getByRole('link', { name: say.text('checkout.topUp', { sum }) }).click()
      await expect(payer.ownSum).toHaveValue('6,90')
      // Where the browser knows that someone is signed in, their own number is filled in and its field out of sight.
      await page.waitForLoadState('networkidle')
      if (await payer.phone.isVisible()) await payer.phone.fill(number)
      await payer.continueButton.click()
      await payer.button(say.text('topUp.pay', { sum })).click()
      await payer.giveCard(cards.paid)
      await payer.arrive()
      await page.getByRole('link', { name: say.text('topUpResult.goOn') }).click()
      await order(person, 'uoga-m')
    },
  },
  'SIM card': {
    async walk(person) {
      const ona = new Buyer(person)
      await ona.open('sim')
      await ona.toTerminal('Savanorių')
      await ona.page.getByRole('radio', { name: /6,90/ }).check()
      await ona.fillIn()
      await ona.pay()
      await ona.payWith(cards.paid)
      await expect(ona.ordered).toBeVisible()
    },
  },
  eSIM: {
    async walk(person) {
      const ona = new Buyer(person)
      await ona.open('esim')
      await ona.choice('cardOrder.eid').check()
      await ona.goOn()
      await expect(ona.title('cardOrder.plan')).toBeFocused()
      await ona.page.getByRole('radio', { name: /6,90/ }).check()
      await ona.fillIn()
      await ona.pay()
      await ona.payWith(cards.paid)
      await ona.hurryOrder()
      await expect(ona.heading(ona.say.entry('esim-order', 'title'))).toBeVisible()
      await expect(ona.page.getByRole('img', { name: ona.say.text('esim.qr') })).toBeVisible()
    },
  },
  'free eSIM': {
    async walk(person) {
      const ona = new Buyer(person)
      await ona.open('esim')
      await ona.choice('cardOrder.eid').check()
      await ona.goOn()
      await expect(ona.title('cardOrder.plan')).toBeFocused()
      // What was chosen is still there, and so is the step.
      await ona.page.reload()
      await expect(ona.title('cardOrder.plan')).toBeVisible()
      await ona.fillIn()
      await ona.terms.check()
      await ona.button(ona.say.text('cardOrder.orderFree')).click()
      await ona.page.waitForURL(ona.say.path('esim-order'))
      await ona.hurryOrder()
      await expect(ona.heading(ona.say.entry('esim-order', 'title'))).toBeVisible()
      await ona.page.reload()
      await expect(ona.heading(ona.say.entry('esim-order', 'title'))).toBeVisible()
    },
  },
  activation: {
    async walk(person) {
      const flow = activator(person)
      const card = await sandbox.newCard()
      await flow.provePuk(card)
      await flow.says('registration.beginCheck').click()
      await flow.showDocument()
      await expect(flow.title('registration.data')).toBeVisible()
      await person.page.reload()
      await expect(flow.title('registration.data')).toBeVisible()
      await confirmData(person)
    },
  },
  'activation with every answer lost': {
    allows: /^(failed request|console error): .*(declaration|ERR_)/,
    async walk(person) {
      const flow = activator(person)
      const { phoneNumber, simPUK } = await sandbox.newCard()
      const pressTwice = async (call: string, button: Locator) => {
        await person.fault(`declaration/${call}`, { kind: 'cutAfterCommit', times: 2 })
        await button.click()
        await expect(person.page.getByRole('alert')).toContainText(person.say.text('trouble.unknown'))
        await button.click()
      }
      await flow.open()
      await flow.phoneNumber.fill(phoneNumber)
      await pressTwice('linkPhoneNumber', flow.goOn)
      await flow.puk.fill(simPUK)
      await pressTwice('declarePhoneNumber', flow.goOn)
      await pressTwice('veriff-session', flow.says('registration.beginCheck'))
      await flow.showDocument()
      await person.page.getByRole('checkbox', { name: person.say.pattern('registration.terms') }).check()
      await pressTwice('phone-number-declaration-confirmation', flow.says('registration.confirm'))
      await expect(flow.outcome('scan-id-number-activated')).toBeVisible()
    },
  },
  'link a number': {
    who: { signedIn: true },
    async walk(person) {
      const { page, say } = person
      const flow = activator(person)
      const number = await sandbox.newNumber({ holder: 'nobody' })
      await flow.open()
      await flow.phoneNumber.fill(number)
      await flow.goOn.click()
      await expect(flow.code).toBeFocused()
      await flow.code.fill((await sandbox.recordOf(number)).texts[0]?.slice(0, 6) ?? '')
      await flow.says('registration.verify').click()
      await expect(page.getByRole('heading', { name: say.pattern('registration.linked') })).toBeFocused()
    },
  },
  'auto top-up with a saved card': {
    who: { signedIn: true, situations: ['saved card'] },
    async walk(person) {
      const customer = new Customer(person)
      await customer.open('auto-top-up')
      await customer.day.fill('5')
      await customer.continueButton.click()
      await customer.mandate.check()
      await press(customer, 'autoTopUp.setUp')
      await expect(customer.success).toBeVisible()
    },
  },
  'auto top-up with a new card': {
    who: { signedIn: true },
    async walk(person) {
      const customer = new Customer(person)
      await customer.open('auto-top-up')
      await customer.day.fill('5')
      await customer.continueButton.click()
      await customer.mandate.check()
      await customer.button(customer.say.text('autoTopUp.payAndSetUp', { sum: tenEuros })).click()
      await customer.payByCard(cards.paid)
      await expect(customer.success).toBeVisible()
    },
  },
  'leave Extra': {
    who: { line: 'extra' },
    async walk(person) {
      const { page, say } = person
      await page.goto(say.path('leave-extra'))
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
      await page.getByRole('radio', { name: say.text('leave.prepaid') }).check()
      await givePerson(person)
    },
  },
  'leave the second line': {
    who: { line: 'extra', signedIn: true },
    async walk(person) {
      const { page, say } = person
      await page.goto(say.path('leave-second-line'))
      await page.getByRole('radio', { name: say.text('leave.postpaid') }).check()
      await press(person, 'leave.goOn')
      await givePerson(person)
    },
  },
  'be called': {
    async walk(person) {
      const { page, say, number } = person
      await page.goto(say.path('lead-generation'))
      const input = (name: string) => page.getByRole('textbox', { name: say.entry(name, 'label') })
      await input('lead-name').fill('Ona')
      await input('lead-phone-number').fill(number)
      await page.getByRole('checkbox', { name: say.text('lead.privacy') }).check()
      await press(person, 'lead.captchaQuestion')
      const riddle = page.locator('.captcha-riddle')
      await expect(riddle.locator('label')).toContainText(/\d/)
      const [one, other] = (await riddle.locator('label').innerText()).match(/\d+/g) ?? []
      await riddle.getByRole('textbox').fill(String(Number(one) + Number(other)))
      await press(person, 'lead.submit')
      await expect.poll(async () => (await person.record()).leads.length).toBe(1)
    },
  },
  game: {
    async walk(person) {
      const { page, say, number } = person
      await page.goto(say.path('game-registration'))
      await field(person, 'game.phone').fill(number)
      await field(person, 'game.name').fill('Rasa')
      await field(person, 'game.email').fill('rasa@example.com')
      await page.getByRole('checkbox', { name: say.text('game.rules') }).check()
      await press(person, 'game.submit')
      await expect(person.heading(say.entry('game-registration-success', 'title'))).toBeVisible()
    },
  },
  'log-in on the way': {
    async walk(person) {
      const { page, say } = person
      await page.goto(say.path('history'))
      await logIn(person)
      await page.waitForURL(`${siteOrigin}${say.path('history')}`)
      await expect(page.getByText(say.text('history.empty'))).toBeVisible()
    },
  },
  roaming: {
    async walk({ page, say }) {
      await page.goto(say.path('roamingPageContent'))
      const country = say.entry('country-tr', 'title')
      const search = page.getByRole('searchbox', { name: say.text('roaming.search'), exact: true })
      await search.fill(country)
      await expect(page.locator('country-search').getByRole('status')).toHaveText(
        say.text('roaming.found', { count: 1 }),
      )
      await search.press('Enter')
      await page.waitForURL(`${siteOrigin}${say.path('page-of-country-tr')}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say.entry('page-of-country-tr', 'title'),
      )
    },
  },
  notifications: {
    who: { signedIn: true, situations: ['insufficient for renewal'] },
    async walk(person) {
      const { page, say } = person
      await page.goto(say.path('dashboard'))
      const notice = page.getByText(say.text('dashboard.insufficientTitle'))
      await expect(notice).toBeVisible()
      await press(person, 'notices.close')
      await expect(notice).toBeHidden()
    },
  },
  'service report': {
    who: { signedIn: true, number: '+37066666666' },
    async walk(person) {
      const { page, say } = person
      await page.goto(say.path('service-report'))
      await page.getByLabel(say.text('report.period')).selectOption({ index: 1 })
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('EUR')
      await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
    },
  },
}
