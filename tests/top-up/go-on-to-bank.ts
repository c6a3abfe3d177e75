import type { Locator } from '@playwright/test'
import type { Payer } from './payer.ts'

/** A button that takes a press: neither busy itself, nor in a form that does what was pressed before script came. */
const ready = (button: Locator) => button.and(button.page().locator('button:not([aria-busy], [aria-busy] *)'))

/** Waits until the page has done what it was about, and says where it has come to. */
export async function whereIs(payer: Payer): Promise<'bank' | 'confirmation' | 'form'> {
  const { cardNumber, payButton, continueButton } = payer
  await cardNumber.or(ready(payButton)).or(ready(continueButton)).waitFor()
  if (await cardNumber.isVisible()) return 'bank'
  return (await payButton.isVisible()) ? 'confirmation' : 'form'
}

/** Continues to the acquirer's page from wherever a top-up has come to, with one press at a time. */
export async function goOnToBank(payer: Payer): Promise<void> {
  for (;;) {
    const place = await whereIs(payer)
    if (place === 'bank') return
    const button = ready(place === 'form' ? payer.continueButton : payer.payButton)
    // A reload shows the form before what was confirmed is there again: then the button goes while it is pressed.
    await button.click({ timeout: 10_000 }).catch(() => undefined)
  }
}
