import { createHash } from 'node:crypto'
import { cards, expect, type Payer, test } from './payer.ts'

/** Numbers that look random and are the same in every run. */
function sequence(seed: number) {
  let state = seed * 2654435761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state % below
  }
}

/** All 25 in the full matrix; else three, which the commit chooses. */
const all = Array.from({ length: 25 }, (_, index) => index + 1)
const first = createHash('sha256')
  .update(process.env.MATRIX_SEED ?? '')
  .digest()
  .readUInt32BE()
const randomRuns =
  process.env.MATRIX === 'full' ? all : [0, 8, 16].map((step) => ((first + step) % all.length) + 1)

/** Things that people and networks do between the confirmation and the bank's page. */
const mishaps: ((payer: Payer) => Promise<unknown>)[] = [
  (payer) => payer.page.reload(),
  (payer) => payer.fault('payment/card', { kind: 'cutAfterCommit', times: 2 }),
  (payer) => payer.fault('payment/card', { kind: 'malformed', shape: 'truncated', times: 1 }),
  (payer) => payer.fault('payment/card', { kind: 'status', status: 500, times: 1 }),
  (payer) => payer.page.goto(payer.say.path),
  (payer) => payer.button(payer.say.pay).dblclick({ timeout: 1_000 }),
]

/** Gets to the bank's page from wherever a mishap has left the person. */
async function reachBank(payer: Payer) {
  const { page, say } = payer
  const bank = page.getByLabel(say.bank.number)
  const [pay, next] = [payer.button(say.pay), payer.button(say.next)]
  await expect(async () => {
    if (await bank.isVisible()) return
    if (await next.isVisible()) await next.click({ timeout: 1_000 })
    if (await pay.isVisible()) await pay.click({ timeout: 1_000 })
    await expect(bank).toBeVisible({ timeout: 1_500 })
  }).toPass()
}

for (const seed of randomRuns) {
  test(`random run ${seed}: whatever happens on the way, one wish is one payment`, async ({
    payerIn,
    allow,
  }) => {
    allow(/payment\/card|validate-number/)
    const payer = await payerIn('lt')
    const next = sequence(seed)
    await payer.review()
    for (let step = 0; step < 2 + next(3); step++) {
      const mishap = mishaps[next(mishaps.length)]
      await mishap?.(payer).catch(() => undefined)
      if (next(2))
        await payer
          .button(payer.say.pay)
          .click({ timeout: 500 })
          .catch(() => undefined)
    }
    await reachBank(payer)
    await payer.giveCard(cards.paid)
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(payer.say.success)).toBeVisible()
    const { payments, booked } = await payer.record()
    expect(booked).toEqual([1000])
    expect(payments).toHaveLength(1)
  })
}
