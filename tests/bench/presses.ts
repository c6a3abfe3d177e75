import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { Customer } from '../auto-top-up/customer.ts'
import { orderPage, titleOf } from '../checkout/shopper.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { cards, expect, type Person, test, type Wanted } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { activator } from '../registration/activator.ts'
import { Buyer } from '../sim-orders/buyer.ts'
import { Payer } from '../top-up/payer.ts'

/** What a task costs a person on our pages: presses, keys, and screens of ours that were seen. */
interface Cost {
  presses: number
  keys: number
  screens: number
}

/** What a hand takes in seconds: a press with its aim, a key on a phone; Card, Moran and Newell's keystroke-level model. */
const pace = { press: 1.3, key: 0.28 }

/** A picture of a whole page is taken from its top, where what sticks to a window's top is as well; then the window is where it was. */
async function pictureOf(page: Page): Promise<Buffer> {
  const before = await page.evaluate(() => {
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    return scrollY
  })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
  return picture
}

/** A picture of a whole page each time, in the folder that PICTURES names; none without it, and none of a screen that looks as the last one. */
function camera(page: Page, task: string): () => Promise<void> {
  const folder = process.env.PICTURES
  const name = task.replace(/[^\p{L}]+/gu, '-')
  let last: Buffer | undefined
  let count = 0
  return async () => {
    if (!folder || !page.url().startsWith(siteOrigin)) return
    await page.waitForLoadState('networkidle')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${name}-${String(count + 1).padStart(2, '0')}.png`)
    const picture = await pictureOf(page)
    if (last?.equals(picture)) return
    await writeFile(path, picture)
    last = picture
    count += 1
  }
}

/** Counts what is done on the site's pages; the pages of the bank are not ours. */
async function counted(page: Page, take: () => Promise<void>) {
  const cost: Cost = { presses: 0, keys: 0, screens: 0 }
  await page.setViewportSize({ width: 375, height: 812 })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith(siteOrigin)) cost.screens += 1
  })
  return {
    cost,
    async press(target: Locator) {
      await target.waitFor()
      await take()
      await target.click()
      cost.presses += 1
    },
    async type(field: Locator, text: string) {
      await field.fill(text)
      cost.keys += text.length
    },
  }
}

type Hand = Awaited<ReturnType<typeof counted>>

/** Comes from the page that is open to another as a person does: by a link on it, else by the menu, else through a page between. */
async function goOver(
  { page, say }: Pick<Person, 'page' | 'say'>,
  hand: Hand,
  pageId: string,
  between?: string,
) {
  const to = say.path(pageId)
  const linkTo = (within: string) =>
    page.locator(`${within} a[href="${to}"]`).filter({ visible: true }).first()
  const menu = page.locator('button[command="show-modal"][commandfor="menu"]')
  if (between) await goOver({ page, say }, hand, between)
  if (await linkTo('main').count()) await hand.press(linkTo('main'))
  else if (await linkTo('body').count()) await hand.press(linkTo('body'))
  else {
    await hand.press(menu)
    await hand.press(linkTo('#menu'))
  }
  await page.waitForURL((url) => url.pathname === to)
  await page.waitForLoadState('networkidle')
}

type Task = (person: Person, hand: Hand) => Promise<void>

const own = (person: Person) => person.number.slice(-8)

const payByCard = async (person: Person) => {
  await person.giveCard(cards.paid)
  await expect(person.page).toHaveURL(new RegExp(`^${siteOrigin}`))
  await person.hurryPayments()
}

/** From the list of plans to the order's page, signed in. */
const toOrder: Task = async ({ page, say }, { press }) => {
  const choose = `${say.text('plan.order')}: ${titleOf(say, 'uoga-m')}`
  await press(page.getByRole('button', { name: choose }).first())
  await page.waitForURL(say.path('checkout'))
}

async function giveDetails(ona: Buyer, type: Hand['type']) {
  await type(ona.field('person.firstName'), 'Ona')
  await type(ona.field('person.lastName'), 'Braškė')
  await type(ona.field('person.email'), 'ona@example.com')
  await type(ona.field('cardOrder.phone'), own(ona))
}

/** The page that each is about, who walks it, and what is done there. */
const tasks: Record<string, { begins: string; between?: string; wanted?: Wanted; walk: Task }> = {
  'top up a number as a guest, by card': {
    begins: 'top-up',
    async walk(person, { press, type }) {
      const payer = new Payer(person)
      await type(payer.phone, own(person))
      await press(payer.continueButton)
      await press(payer.payButton)
      await payByCard(person)
      await expect(payer.success).toBeVisible()
    },
  },
  'top up one’s own number with the saved card': {
    begins: 'top-up',
    wanted: { signedIn: true, situations: ['saved card'] },
    async walk(person, { press }) {
      const payer = new Payer(person)
      await expect(payer.phone).not.toHaveValue('')
      await press(payer.payButton)
      await payer.button(payer.bank.pay('10,00 EUR')).click()
      await expect(person.page).toHaveURL(/paymentReference=/)
      await person.hurryPayments()
      await expect(payer.success).toBeVisible()
    },
  },
  'order a plan with money on the account': {
    begins: 'plansPageContent',
    wanted: { signedIn: true, balanceInCents: 2000 },
    async walk(person, hand) {
      const order = orderPage(person)
      await toOrder(person, hand)
      await hand.press(order.next)
      await hand.press(order.pay)
      await expect(order.received).toBeVisible()
    },
  },
  'order a plan with nothing on the account': {
    begins: 'plansPageContent',
    wanted: { signedIn: true },
    async walk(person, hand) {
      const { page, say } = person
      const order = orderPage(person)
      const payer = new Payer(person)
      await toOrder(person, hand)
      await hand.press(page.getByRole('link', { name: say.text('checkout.topUp', { sum: '6,90 EUR' }) }))
      await hand.press(payer.continueButton)
      await hand.press(payer.button(say.text('topUp.pay', { sum: '6,90 EUR' })))
      await payByCard(person)
      await hand.press(page.getByRole('link', { name: say.text('topUpResult.goOn') }))
      await hand.press(order.next)
      await hand.press(order.pay)
      await expect(order.received).toBeVisible()
    },
  },
  'compare two plans and begin to order one': {
    begins: 'plansPageContent',
    wanted: { signedIn: true, balanceInCents: 2000 },
    async walk({ page, say }, { press }) {
      for (const planId of ['uoga-m', 'uoga-l'])
        await press(
          page.getByRole('checkbox', { name: `${say.text('plans.compare')}: ${titleOf(say, planId)}` }),
        )
      await press(page.locator('.compare-bar').getByRole('button', { name: say.text('plans.compare') }))
      const name = `${say.text('plan.order')}: ${titleOf(say, 'uoga-m')}`
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      if ((await dialog.getByRole('button', { name }).count()) === 0)
        await press(dialog.getByRole('button', { name: say.text('modal.close') }))
      await press(page.getByRole('button', { name }).filter({ visible: true }).last())
      await page.waitForURL(say.path('checkout'))
    },
  },
  'order an eSIM without a plan, until it can be installed': {
    begins: 'order-esim',
    async walk(person, { press, type }) {
      const ona = new Buyer(person)
      const goOn = ona.button(ona.say.text('cardOrder.goOn'))
      await press(ona.choice('cardOrder.eid'))
      await press(goOn)
      await expect(ona.title('cardOrder.plan')).toBeFocused()
      await press(goOn)
      await expect(ona.title('cardOrder.buyer')).toBeFocused()
      await giveDetails(ona, type)
      await press(goOn)
      await press(ona.terms)
      await press(ona.button(ona.say.text('cardOrder.orderFree')))
      await person.page.waitForURL(person.say.path('esim-order'))
      await sandbox.hurry((await person.page.locator('.reference').last().textContent()) ?? '')
      await expect(person.page.getByRole('img', { name: person.say.text('esim.qr') })).toBeVisible()
    },
  },
  'order a SIM card to a parcel locker, by card': {
    begins: 'order-sim',
    async walk(person, { press, type }) {
      const ona = new Buyer(person)
      const goOn = ona.button(ona.say.text('cardOrder.goOn'))
      await press(ona.choice('cardOrder.parcelTerminal'))
      const search = ona.page.getByRole('searchbox', { name: ona.say.text('cardOrder.terminalSearch') })
      await type(search, 'Savan')
      await press(ona.page.getByRole('radio', { name: 'Savanorių' }).first())
      await press(goOn)
      await expect(ona.title('cardOrder.plan')).toBeFocused()
      await press(goOn)
      await expect(ona.title('cardOrder.buyer')).toBeFocused()
      await giveDetails(ona, type)
      await press(goOn)
      await press(ona.terms)
      await press(ona.payButton)
      await payByCard(person)
      await expect(ona.ordered).toBeVisible()
    },
  },
  'activate a number with an identity check': {
    begins: 'activate',
    async walk(person, { press, type }) {
      const flow = activator(person)
      const card = await sandbox.newCard()
      await type(flow.phoneNumber, card.phoneNumber.slice(-8))
      await press(flow.goOn)
      await type(flow.puk, card.simPUK)
      await press(flow.goOn)
      await press(flow.says('registration.beginCheck'))
      await flow.showDocument()
      await press(person.page.getByRole('checkbox', { name: person.say.pattern('registration.terms') }))
      await press(flow.says('registration.confirm'))
      await expect(flow.outcome('scan-id-number-activated')).toBeVisible()
    },
  },
  'learn what a country costs': {
    begins: 'roamingPageContent',
    async walk({ page, say }, { press, type }) {
      const country = say.entry('country-tr', 'title')
      await type(page.getByRole('searchbox', { name: say.text('roaming.search'), exact: true }), 'tur')
      await press(page.locator('.roaming-found').getByRole('link', { name: country }))
      await page.waitForURL(`**${say.path('page-of-country-tr')}`)
    },
  },
  'set up an auto top-up with the saved card': {
    begins: 'auto-top-up',
    between: 'top-up',
    wanted: { signedIn: true, situations: ['saved card'] },
    async walk(person, { press, type }) {
      const customer = new Customer(person)
      await type(customer.day, '5')
      await press(customer.continueButton)
      await press(customer.mandate)
      await press(customer.button(customer.say.text('autoTopUp.setUp')))
      await expect(customer.success).toBeVisible()
    },
  },
}

for (const [name, { begins, between, wanted, walk }] of Object.entries(tasks))
  test(name, async ({ page, person, allow }) => {
    allow(/ 4\d\d /)
    allow(new RegExp(`^foreign request: ${operatorOrigin}/identity/`))
    const someone = await person({ ...wanted })
    // The site learns there that a customer is signed in.
    if (wanted?.signedIn) {
      await page.goto(someone.say.path('dashboard'))
      await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in')
    }
    await page.goto(someone.say.path('home'))
    await page.waitForLoadState('networkidle')
    const take = camera(page, name)
    const hand = await counted(page, take)
    await goOver(someone, hand, begins, between)
    await walk(someone, hand)
    await take()
    const { presses, keys, screens } = hand.cost
    const seconds = Math.round(presses * pace.press + keys * pace.key)
    console.log(`| ${name} | ${presses} | ${keys} | ${screens} | ${seconds} |`)
  })
