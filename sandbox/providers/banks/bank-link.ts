import type { Database } from '../database.ts'
import type { PaymentOrder } from '../merchant.ts'
import { openBankPayment } from './bank-payments.ts'
import { bankLogo, banks, findBank } from './banks.ts'

/** What a merchant asks of the banks. */
export const bankLink = ({ database, ownOrigin }: { database: Database; ownOrigin(): string }) => ({
  all: banks,
  logoOf(bankId: string): string | undefined {
    const bank = findBank(bankId)
    return bank && bankLogo(bank)
  },
  openPage: async (order: PaymentOrder, bankId: string): Promise<string> =>
    `${ownOrigin()}/bank/${await openBankPayment(database, { ...order, bankId })}`,
})
