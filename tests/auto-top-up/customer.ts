import * as v from 'valibot'
import { autoTopUpTexts } from '../../sandbox/operator/cards/words.ts'
import { parsePhoneNumber, writePhoneNumber } from '../../src/lib/phone-number.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { test as base, cards, expect, Person, type Wanted } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'

export { cards, expect }

const AutoTopUps = v.object({
  recurringPayments: v.array(
    v.object({
      recurringPaymentId: v.string(),
      phoneNumber: v.string(),
      amountInCents: v.number(),
      dayOfMonth: v.number(),
      cardDetailsReference: v.string(),
      isPaused: v.number(),
    }),
  ),
})

/** Someone signed in who lets a number be topped up every month. */
export class Customer extends Person {
  get day() {
    return this.page.getByLabel(this.say.text('autoTopUp.day'))
  }
  get ownSum() {
    return this.page.getByLabel(this.say.text('topUp.ownSum'))
  }
  get mandate() {
    return this.page.getByRole('checkbox', { name: this.say.pattern('autoTopUp.mandate') })
  }
  get continueButton() {
    return this.button(this.say.text('topUp.continue'))
  }
  get confirmation() {
    return this.page.getByRole('heading', { name: this.say.text('topUp.confirmTitle') })
  }
  get success() {
    return this.heading(this.say.entry('auto-top-up-success', 'title'))
  }

  open = (pageId: string) => this.page.goto(this.say.path(pageId))
  openPayments = () => this.page.goto(`${this.say.path('profile-settings')}#payments`)

  /** The auto top-ups of the number, as the operator holds them. */
  async autoTopUps() {
    const answer = await fetch(`${operatorOrigin}/control/state`)
    const { recurringPayments } = v.parse(AutoTopUps, await answer.json())
    return recurringPayments.filter(({ phoneNumber }) => phoneNumber === this.number)
  }

  /** What waits about the number's auto top-ups happens now: the notice and the charge. */
  async charge() {
    for (const { recurringPaymentId } of await this.autoTopUps()) await sandbox.hurry(recurringPaymentId)
  }

  /** Pays on the acquirer's page, and lets its word arrive. */
  async payByCard(card: string) {
    const masked = `+370 6** **${this.number.slice(-3)}`
    await this.page.getByRole('checkbox', { name: this.bank.keepCard(masked) }).check()
    await this.giveCard(card)
    await expect(this.page).toHaveURL(/paymentReference=/)
    await this.hurryPayments()
  }

  /** What a text message about an auto top-up by 10 euros says before or after its date. The account's language is Lithuanian. */
  textOf(kind: 'soon' | 'failed'): string {
    const number = parsePhoneNumber(this.number)
    const facts = { number: number ? writePhoneNumber(number) : '', amount: '10,00\u00a0EUR', date: '|' }
    const [before = '', after = ''] = autoTopUpTexts.lt[kind](facts).split('|')
    return before || after
  }
}

interface Fixtures {
  /** Signed in, with a number and an account of their own. */
  customer(wanted?: Wanted): Promise<Customer>
}

export const test = base.extend<Fixtures>({
  customer: async ({ person }, use) =>
    use(async (wanted) => new Customer(await person({ signedIn: true, ...wanted }))),
})
