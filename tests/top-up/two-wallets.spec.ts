import { oneOf } from '../fixtures/matrix.ts'
import { expect, Payer, tenEuros, test, type Wallet } from './payer.ts'
import { sheetWords } from './wallet-sheet.ts'

const pairs: readonly (readonly [Wallet, Wallet])[] = [
  ['Google Pay', 'Google Pay'],
  ['Google Pay', 'Apple Pay'],
  ['Apple Pay', 'Apple Pay'],
]

/** Up to the wallet's sheet, which is open. */
async function toSheet(payer: Payer, wallet: Wallet, sum: string) {
  await payer.open()
  await payer.phone.fill(payer.number)
  await payer.page.getByRole('radio', { name: sum }).check()
  await payer.choose(wallet)
  await payer.next()
  await payer.button(wallet).click()
  return payer.page
    .getByRole('dialog', { name: wallet })
    .getByRole('button', { name: sheetWords[payer.language].pay, exact: true })
}

for (const sum of [tenEuros, '20,00 EUR'])
  for (const [wallet, otherWallet] of oneOf(`two wallets: ${sum}`, pairs))
    test(`${wallet} with 10 EUR and ${otherWallet} with ${sum}, in two tabs at once: one is paid, another only once it is decided`, async ({
      payer: payerOf,
      context,
    }) => {
      const payer = await payerOf({ language: 'en' })
      const other = new Payer({ ...payer, page: await context.newPage() })
      const sheets = [await toSheet(payer, wallet, tenEuros), await toSheet(other, otherWallet, sum)]
      await Promise.all(sheets.map((pay) => pay.click()))
      await expect.poll(async () => (await payer.record()).payments.length).toBe(1)
      const asks = (one: Payer) =>
        one.page.getByText(one.say.pattern('topUp.earlierTitle')).or(one.waiting).or(one.success)
      for (const one of [payer, other]) await expect(asks(one).first()).toBeVisible()
      await payer.hurryPayments()
      expect((await payer.record()).booked).toHaveLength(1)
    })
