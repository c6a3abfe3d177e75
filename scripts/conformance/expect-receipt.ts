import { type PaymentReceipt, paymentReceipt } from '../../src/operator/client/payment-receipt.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'
import type { World } from './world.ts'

/**
 * The receipt of a reference, which is for a sum in cents, adds up, and is for its customer alone. `otherCookie` is of a
 * session of another customer.
 */
export async function expectReceipt(
  world: World,
  receiptReference: string,
  eurTotal: number | null,
  { cookie, otherCookie }: { cookie: string; otherCookie: string },
): Promise<PaymentReceipt> {
  const variables = { receiptReference }
  const ask = async (who: string) =>
    (await dataOf(world, 'paymentReceipt', paymentReceipt.schema, { cookie: who, variables })).paymentReceipt
  const receipt = await ask(cookie)
  expectThat(
    receipt?.receiptReference === receiptReference && receipt.eurTotal === eurTotal,
    `${receiptReference} of ${eurTotal} cents is ${JSON.stringify(receipt)}`,
  )
  const { eurNet, eurVat, items } = receipt
  expectThat(eurNet + eurVat === eurTotal, `${eurNet} and ${eurVat} cents are not ${eurTotal}`)
  const ofItems = items?.reduce((sum, item) => sum + item.eurTotal, 0) ?? eurTotal
  expectThat(ofItems === eurTotal, `what was bought for ${eurTotal} cents comes to ${ofItems}`)
  expectThat((await ask(otherCookie)) === null, `${receiptReference} is given to another customer`)
  return receipt
}
