import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { goOnToBank, whereIs } from './go-on-to-bank.ts'
import { cards, expect, type Payer, test } from './payer.ts'

const { MATRIX, MATRIX_SEED = '' } = process.env
const runs = MATRIX === 'full' ? 25 : 3

/** Numbers that look random and are the same whenever the commit and the run are. */
function numbersOf(run: number) {
  let step = 0
  return (below: number) => {
    step++
    const hash = createHash('sha256').update(`${MATRIX_SEED} top-up ${run} ${step}`).digest()
    return hash.readUInt32BE() % below
  }
}

/** A page that is just being left for the bank's can't be reloaded any more: then the bank's comes. */
const reload = (page: Page) =>
  page.reload().catch((error: unknown) => {
    if (!/Not attached to an active page|ERR_ABORTED/.test(String(error))) throw error
  })

/** Things that people and networks do between the confirmation and the bank's page. */
const mishaps: Record<string, (payer: Payer) => Promise<unknown>> = {
  reload: ({ page }) => reload(page),
  'open the form anew': (payer) => payer.open(),
  'lose the answer for good': (payer) => payer.fault('payment/card', { kind: 'cutAfterCommit', times: 2 }),
  'cut the answer': (payer) =>
    payer.fault('payment/card', { kind: 'malformed', shape: 'truncated', times: 1 }),
  'break the operator': (payer) => payer.fault('payment/card', { kind: 'status', status: 500, times: 1 }),
  'press twice': (payer) => payer.payButton.dblclick(),
  press: (payer) => payer.payButton.click(),
  'press and reload': async ({ payButton, page }) => {
    await payButton.click()
    await reload(page)
  },
}

for (let run = 1; run <= runs; run++)
  test(`random run ${run}: whatever happens on the way, one request is one payment`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/payment\/card|validate-number/)
    const payer = await payerOf()
    const random = numbersOf(run)
    const names = Object.keys(mishaps)
    await payer.review()
    for (let left = 2 + random(3); left > 0; left--) {
      const name = names[random(names.length)] ?? ''
      const place = await whereIs(payer)
      if (place === 'bank') break
      if (place === 'form') {
        // A reload shows the form before what was confirmed is there again: then the button goes while it is pressed.
        await payer.continueButton.click({ timeout: 10_000 }).catch(() => undefined)
        await payer.payButton.waitFor()
      }
      await test.step(name, () => mishaps[name]?.(payer) ?? Promise.resolve())
    }
    await goOnToBank(payer)
    await payer.giveCard(cards.paid)
    await payer.arrive()
    const { payments, booked } = await payer.record()
    expect(booked).toEqual([1000])
    expect(payments).toHaveLength(1)
  })
