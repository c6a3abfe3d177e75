import { accountHistory } from '../../src/operator/client/account-history.ts'
import { graphqlPath } from '../../src/operator/contract/endpoint.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'
import { expectReceipt } from './expect-receipt.ts'

/** The history's sums, balances and receipts agree. */
export const ledger: Check[] = [
  {
    rule: 'the balance after a line of the history is that after the one before, and what it moved',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const { cookie } = await world.state('fullAccount')
      const { account } = await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })
      for (const [index, { balanceAfter, amount }] of account.history.entries()) {
        const before = account.history[index + 1]?.balanceAfter ?? null
        if (balanceAfter === null || before === null) continue
        expectThat(
          balanceAfter === before + (amount ?? 0),
          `line ${index}: ${before} and ${amount} cents are told as ${balanceAfter}`,
        )
      }
    },
  },
  {
    rule: 'a receipt is that of its line and adds up; another customer is told of none',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const [{ cookie, phoneNumber }, other] = [
        await world.state('fullAccount'),
        await world.state('signedIn'),
      ]
      const { account } = await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })
      for (const { receiptReference, amount } of account.history) {
        if (receiptReference === null) continue
        const told = { cookie, otherCookie: other.cookie }
        const receipt = await expectReceipt(world, receiptReference, amount, told)
        expectThat(receipt.phoneNumber === phoneNumber, `${receiptReference} is of ${receipt.phoneNumber}`)
        return
      }
    },
  },
]
