import type { Locator, Page } from '@playwright/test'
import { orderPage, titleOf } from '../checkout/shopper.ts'
import { siteOrigin } from '../fixtures/addresses.ts'
import { cards, expect, type Person, test, type Wanted } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { Buyer } from '../sim-orders/buyer.ts'
import { Payer } from '../top-up/payer.ts'

/** What a task costs a person on our pages: presses, keys, and screens of ours that were seen. */
interface Cost {
  presses: number
  keys: number
  screens: number
}

/** Counts what is done on the site's pages; the pages of the bank are not ours. */
async function counted(page: Page) {
  const cost: Cost = { presses: 0, keys: 0, screens: 0 }
  await page.setViewportSize({ width: 375, height: 812 })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith(siteOrigin)) cost.screens += 1
  })
  return {
    cost,
    async press(target: Locator) {
      await target.click()
      cost.presses += 1
    },
    async type(field: Locator, text: string) {
      await field.fill(text)
      cost.keys += text.length
    },
  }
}

type Task = (person: Person, hand: Awaited<ReturnType<typeof counted>>) => Promise<void>

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

/** Where each begins, who walks it, and what is done there. */
const tasks: Record<string, { begins: string; wanted?: Wanted; walk: Task }> = {
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
      await press(payer.continueButton)
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
      await type(ona.field('person.firstName'), 'Ona')
      await type(ona.field('person.lastName'), 'Braškė')
      await type(ona.field('person.email'), 'ona@example.com')
      await type(ona.field('cardOrder.phone'), own(person))
      await press(goOn)
      await press(ona.terms)
      await press(ona.button(ona.say.text('cardOrder.orderFree')))
      await person.page.waitForURL(person.say.path('esim-order'))
      await sandbox.hurry((await person.page.locator('.reference').last().textContent()) ?? '')
      await expect(person.page.getByRole('img', { name: person.say.text('esim.qr') })).toBeVisible()
    },
  },
}

for (const [name, { begins, wanted, walk }] of Object.entries(tasks))
  test(name, async ({ page, person, allow }) => {
    allow(/ 4\d\d /)
    const someone = await person({ ...wanted })
    // The site learns there that a customer is signed in.
    if (wanted?.signedIn) {
      await page.goto(someone.say.path('dashboard'))
      await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in')
    }
    await page.goto(someone.say.path(begins))
    await page.waitForLoadState('networkidle')
    const hand = await counted(page)
    await walk(someone, hand)
    const { presses, keys, screens } = hand.cost
    console.log(`| ${name} | ${presses} | ${keys} | ${screens} |`)
  })
