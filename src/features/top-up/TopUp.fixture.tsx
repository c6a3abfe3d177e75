import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { supportPhones } from '../../lib/support-phone.ts'
import { TopUp } from './TopUp.island.tsx'
import { topUpMicrocopy } from './top-up.microcopy.ts'
import { $draft } from './top-up.state.ts'
import { firstDraft } from './top-up.ts'
import { limits } from './top-up-inputs.fixture.ts'
import { wordsIn } from './words.fixture.ts'

export const words = wordsIn('lt', topUpMicrocopy)

/** A text as it is on the screen: the support's numbers are on one line each. */
export const asShown = (text: string): string =>
  [...supportPhones.keys()].reduce((shown, phone) => shown.replaceAll(phone, keepTogether(phone)), text)

export const topUp = (
  <TopUp
    words={words}
    language="lt"
    line="uoga"
    waitingPath="/laukiama-papildymo"
    presets={[...limits.presets]}
    minimum={limits.minimum}
    maximum={limits.maximum}
    walletUrls={{}}
  />
)

/** What a person finds on the page, by the words that they read. */
export const find = {
  phone: () => page.getByRole('textbox', { name: words['topUp.phone'] }),
  /** A customer's own number among the tiles. */
  own: (phone: string) => page.getByRole('button', { name: phone.replaceAll(' ', '\u00a0'), exact: false }),
  other: () => page.getByRole('button', { name: words['topUp.otherNumber'] }),
  preset: (sum: string) => page.getByRole('radio', { name: sum }),
  otherSum: () => page.getByRole('radio', { name: words['topUp.otherSum'] }),
  ownSum: () => page.getByRole('textbox', { name: words['topUp.ownSum'] }),
  /** A busy button says more than its own words. */
  next: () => page.getByRole('button', { name: words['topUp.continue'], exact: false }),
  summary: () => page.getByRole('alert', { name: words['errorSummary.title'] }),
  confirmation: () => page.getByRole('heading', { name: words['topUp.confirmTitle'] }),
  pay: () => page.getByRole('button', { name: fill(words['topUp.pay'], { sum: '' }).trim(), exact: false }),
  change: () => page.getByRole('button', { name: words['topUp.change'] }),
}

/** A page as it is opened for the first time. */
export function forget() {
  localStorage.clear()
  $draft.set(firstDraft)
  history.replaceState(null, '')
  document.title = 'Papildyti'
}

export const open = () => render(topUp)

export async function review(phone: string, ownSum?: string) {
  await userEvent.fill(find.phone(), phone)
  if (ownSum !== undefined) {
    await userEvent.click(find.otherSum())
    await userEvent.fill(find.ownSum(), ownSum)
  }
  await userEvent.click(find.next())
}
