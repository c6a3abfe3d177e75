import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../database.ts'
import type { Keeping, PaymentOrder, PaymentReport } from '../merchant.ts'
import { giveCard, openCardPayment } from './card-payments.ts'
import { testCardOf } from './test-cards.ts'
import { readWalletToken } from './wallet-token.ts'

export interface CardAcquirerOptions {
  database: Database
  clock: Clock
  ownOrigin(): string
}

/** What a merchant asks of the acquirer. None of it calls the merchant back. */
export const cardAcquirer = ({ database, clock, ownOrigin }: CardAcquirerOptions) => ({
  async openPage(
    order: PaymentOrder,
    {
      savedCardDigits,
      keeping,
    }: { savedCardDigits?: string | undefined; keeping?: Keeping | undefined } = {},
  ): Promise<string> {
    const id = await openCardPayment(database, order, { savedCardDigits, keeping })
    return `${ownOrigin()}/acquirer/pay/${id}`
  },

  readToken: readWalletToken,

  async payWithToken(
    order: PaymentOrder,
    paymentToken: string,
    { isHolderKnown }: { isHolderKnown: boolean },
  ): Promise<string | null> {
    const token = readWalletToken(paymentToken)
    if (!token) throw new Error('not a token of this acquirer')
    const secure = token.card.secure && !isHolderKnown
    const id = await openCardPayment(database, order)
    await giveCard(database, clock.now(), id, { ...token.card, secure })
    return secure ? `${ownOrigin()}/acquirer/secure/${id}` : null
  },

  /** As the test card with the same last digits is charged. */
  charge: (lastDigits: string): PaymentReport => testCardOf(lastDigits)?.report ?? { outcome: 'paid' },
})
