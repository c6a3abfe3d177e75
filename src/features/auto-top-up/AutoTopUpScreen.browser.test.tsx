import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatCalendarDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import {
  answerAbout,
  begunWithoutAnswer,
  keepBegun,
  unfinishedWords,
} from '../unfinished/unfinished.fixture.ts'
import { AutoTopUpScreen } from './AutoTopUpScreen.tsx'
import { autoTopUpMicrocopy } from './auto-top-up.microcopy.ts'
import type { Screen } from './auto-top-up.store.ts'
import { type Draft, draftFrom, type Facts } from './auto-top-up.ts'

const words = wordsIn('lt', autoTopUpMicrocopy)
const today = '2026-01-15'
const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
const phoneNumber = parsePhoneNumber('612 34567')
if (!phoneNumber) throw new Error('not a number')

const card = (cardDetailsReference: string, digits: string, expiryMonth: number, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference,
  cardInfo: { expiryMonth, expiryYear, holderName: 'RASA', number: `**** ${digits}` },
})
const good = card('good', '4242', 9, 2028)
const facts: Facts = {
  numbers: [phoneNumber],
  cards: [good, card('old', '0069', 11, 2025), card('soon', '9995', 1, 2026)],
  limits: { presets: [500, 1000].map(toCents), minimum: toCents(300), maximum: toCents(100_00) },
  isNewCardOffered: true,
  current: [],
  replaced: undefined,
}
const checked = {
  phoneNumber,
  amountInCents: toCents(1000),
  dayOfMonth: 31,
  card: good,
  line: 'uoga',
} as const
const form: Screen = { name: 'form', facts, problems: {} }

type Props = ComponentProps<typeof AutoTopUpScreen>

/** The screen with a draft that takes what is typed. */
function Typed({ draft: first, ...props }: Props) {
  const [draft, setDraft] = useState(first)
  return <AutoTopUpScreen {...props} draft={draft} onDraft={setDraft} />
}

const at = (screen: Screen, typed: Partial<Draft> = {}, given: Partial<Props> = {}) => (
  <Typed
    screen={screen}
    draft={{ ...draftFrom(facts, today, undefined), ...typed }}
    today={today}
    words={words}
    language="lt"
    settingsPath="#nustatymai"
    isOff={false}
    onDraft={vi.fn()}
    onReview={vi.fn()}
    onSetUp={vi.fn()}
    onSendEarlier={vi.fn()}
    onSetUpBeside={vi.fn()}
    onChange={vi.fn()}
    onTryAgain={vi.fn()}
    {...given}
  />
)
const open = (...given: Parameters<typeof at>) => render(at(...given))

const day = () => page.getByLabelText(words['autoTopUp.day'])
const button = (name: string) => page.getByRole('button', { name })
const firstOn = (date: string) =>
  page.getByText(fill(words['autoTopUp.first'], { date: formatCalendarDayOfMonth(date, 'lt') }))
const mandate = () => page.getByRole('checkbox')

beforeEach(() => {
  document.title = 'Periodinis papildymas'
})

test('the date that a day comes to is shown at once, with what a shorter month does', async () => {
  await open(form)
  await userEvent.fill(day(), '31')
  await expect.element(firstOn('2026-01-31')).toBeVisible()
  await expect.element(page.getByText(words['autoTopUp.lastDay'])).toBeVisible()
  await userEvent.fill(day(), '14')
  await expect.element(firstOn('2026-02-14')).toBeVisible()
  await expect.element(page.getByText(words['autoTopUp.lastDay'])).not.toBeInTheDocument()
})

const recurring = {
  recurringPaymentId: 'auto-1',
  nextPaymentDate: '2026-01-31',
  amount: toCents(1250),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber,
  dayOfMonth: 31,
  cardDetailsReference: 'good',
  isPaused: false,
  lastFailure: null,
}

test('what is on comes first: how much, when next, whose number, which card, and the way to change it', async () => {
  await open({ name: 'form', facts: { ...facts, current: [recurring] }, problems: {} })
  for (const fact of [
    'Kitas papildymas – sausio\u00a031\u00a0d.',
    words['autoTopUp.monthlyLast'],
    '+370 612 34567',
    'Visa, paskutiniai skaitmenys 4242',
  ])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
  await expect.element(page.getByText(words['autoTopUp.on'], { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Keisti: 12,50/ }))
    .toHaveAttribute('href', '?recurringPaymentId=auto-1')
  await expect
    .element(page.getByRole('link', { name: /^Pristabdyti arba ištrinti: 12,50/ }))
    .toHaveAttribute('href', '#nustatymai')
  // Another one is a press away: most come to look, or to change it.
  await expect.element(day()).not.toBeInTheDocument()
  await userEvent.click(button(words['settings.setUpRecurring']))
  await expect.element(page.getByRole('heading', { name: words['settings.setUpRecurring'] })).toHaveFocus()
  await expect.element(day()).toBeVisible()
})

test('a paused one has no next date, one that failed says so, and none at all is said', async () => {
  const paused = { ...recurring, isPaused: true, nextPaymentDate: null, lastFailure: 'REFUSED' as const }
  const shown = await open({ name: 'form', facts: { ...facts, current: [paused] }, problems: {} })
  await expect.element(page.getByText(words['autoTopUp.paused'], { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Kitas papildymas/)).not.toBeInTheDocument()
  await expect.element(page.getByText(words['autoTopUp.lastFailed'])).toBeVisible()
  await shown.unmount()
  await open(form)
  await expect.element(page.getByText(words['autoTopUp.off'])).toBeVisible()
  await expect.element(day()).toBeVisible()
})

test('a change takes the place of what is changed, and one that was begun is not folded away', async () => {
  const other = { ...recurring, recurringPaymentId: 'auto-2', amount: toCents(500) }
  const both = { ...facts, current: [recurring, other] }
  const shown = await open({ name: 'form', facts: { ...both, replaced: recurring }, problems: {} })
  await expect.element(page.getByText(words['autoTopUp.changing'])).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words['autoTopUp.change'] })).toBeVisible()
  await expect.element(page.getByText(words['autoTopUp.on'], { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^Keisti/ })).not.toBeInTheDocument()
  await expect.element(day()).toBeVisible()
  await shown.unmount()
  await open({ name: 'form', facts: both, problems: {}, isReturned: true })
  await expect.element(day()).toBeVisible()
})

test('a day that is none is said at its field, until it is one', async () => {
  await open({ name: 'form', facts, problems: { day: 'wrong' } }, { day: '32' })
  const summary = page.getByRole('alert')
  await userEvent.click(summary.getByRole('link', { name: words['autoTopUp.dayWrong'] }))
  await expect.element(day()).toHaveFocus()
  await expect.element(day()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/^Pirmas papildymas/)).not.toBeInTheDocument()
  await userEvent.fill(day(), '7')
  await expect.element(day()).not.toHaveAttribute('aria-invalid')
  await expect.element(firstOn('2026-02-07')).toBeVisible()
})

test('a card is shown to be expired, or to expire before the first charge of the chosen day', async () => {
  await open(form)
  await expect.element(page.getByText('Nebegalioja nuo 11/25')).toBeVisible()
  await userEvent.fill(day(), '20')
  await expect.element(page.getByText(words['autoTopUp.cardExpiresBefore'])).not.toBeInTheDocument()
  await userEvent.fill(day(), '5')
  await expect.element(page.getByText(words['autoTopUp.cardExpiresBefore'])).toBeVisible()
})

test('with a new card the first top-up comes at once, and that is said', async () => {
  await open(form)
  await expect.element(page.getByText(words['autoTopUp.notToday'])).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['autoTopUp.newCard'], exact: false }))
  await expect.element(page.getByText(words['autoTopUp.firstNow'])).toBeVisible()
})

test('another number and an own sum have fields of their own; the number is shown back in one form', async () => {
  await open(form)
  await userEvent.click(page.getByRole('radio', { name: words['autoTopUp.otherNumber'] }))
  const phone = page.getByRole('textbox', { name: words['topUp.phone'] })
  await userEvent.fill(phone, '8 645 67890')
  await userEvent.click(page.getByRole('radio', { name: words['topUp.otherSum'] }))
  await expect.element(phone).toHaveValue('+370 645 67890')
  await userEvent.fill(page.getByRole('textbox', { name: words['topUp.ownSum'] }), '7,5')
  await userEvent.click(page.getByRole('radio', { name: '5,00 EUR' }))
  await expect.element(page.getByRole('textbox', { name: words['topUp.ownSum'] })).not.toBeInTheDocument()
})

test('everything wrong: a summary takes focus, leads to each field, and the title says so', async () => {
  const problems = { phone: 'notOurs', sum: 'tooSmall', card: 'expired' } as const
  await open(
    { name: 'form', facts, problems },
    { number: 'other', sumIndex: undefined, ownSum: '1', card: 'old' },
  )
  const summary = page.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  expect(document.title).toBe(`${words['document.errorPrefix']} Periodinis papildymas`)
  await expect.element(summary.getByRole('link')).toHaveLength(3)
  await userEvent.click(summary.getByRole('link', { name: words['topUp.phoneNotOurs'] }))
  await expect.element(page.getByRole('textbox', { name: words['topUp.phone'] })).toHaveFocus()
  await userEvent.click(
    summary.getByRole('link', { name: fill(words['topUp.sumTooSmall'], { minimum: '3,00\u00a0EUR' }) }),
  )
  await expect.element(page.getByRole('textbox', { name: words['topUp.ownSum'] })).toHaveFocus()
  await userEvent.click(summary.getByRole('link', { name: words['autoTopUp.cardNotUsable'] }))
  await expect.element(page.getByRole('radio', { name: /4242/ })).toHaveFocus()
})

test('where no card can be entered and none is kept, it is said, and the summary leads there', async () => {
  const none = { ...facts, cards: [], isNewCardOffered: false }
  await open({ name: 'form', facts: none, problems: { card: 'missing' } }, { card: '' })
  await expect.element(page.getByText(words['autoTopUp.cardsUnavailable'])).toBeVisible()
  await userEvent.click(page.getByRole('alert').getByRole('link', { name: words['autoTopUp.cardMissing'] }))
  expect(document.activeElement?.textContent).toContain(words['autoTopUp.cardsUnavailable'])
})

test('while it is checked the button is busy and takes no press', async () => {
  const onReview = vi.fn()
  await open({ name: 'checking', facts }, {}, { onReview })
  const busy = page.getByRole('button', { name: words['topUp.checking'], exact: false })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(busy)
  expect(onReview).not.toHaveBeenCalled()
})

test('the confirmation takes focus, says everything once more, and sets nothing up without the mandate', async () => {
  const onSetUp = vi.fn()
  const shown = await open({ name: 'confirm', facts, checked }, {}, { onSetUp })
  await expect.element(page.getByRole('heading', { name: words['topUp.confirmTitle'] })).toHaveFocus()
  for (const fact of ['+370 612 34567', '10,00 EUR', 'Visa, paskutiniai skaitmenys 4242'])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
  await userEvent.click(button(words['autoTopUp.setUp']))
  expect(onSetUp).toHaveBeenLastCalledWith(false)
  await shown.unmount()

  await open({ name: 'confirm', facts, checked, isMandateMissing: true }, {}, { onSetUp })
  await expect.element(mandate()).toHaveFocus()
  await expect.element(page.getByText(words['autoTopUp.mandateMissing'])).toBeVisible()
  expect(document.title).toContain(words['document.errorPrefix'])
  await userEvent.click(mandate())
  await expect.element(page.getByText(words['autoTopUp.mandateMissing'])).not.toBeInTheDocument()
  await userEvent.click(button(words['autoTopUp.setUp']))
  expect(onSetUp).toHaveBeenLastCalledWith(true)
})

test.each([
  ['sending', { name: 'sending', facts, checked }, words['autoTopUp.sending']],
  [
    'leaving for the bank',
    { name: 'leaving', facts, checked: { ...checked, card: undefined }, reference: 'r' },
    words['topUp.paying'],
  ],
] as const)('%s: nothing can be pressed or ticked', async (_, screen, busyWords) => {
  const onSetUp = vi.fn()
  await open(screen, {}, { onSetUp })
  const busy = page.getByRole('button', { name: busyWords, exact: false })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(busy)
  expect(onSetUp).not.toHaveBeenCalled()
  await expect.element(mandate()).toBeDisabled()
  await expect.element(button(words['topUp.change'])).toBeDisabled()
})

test('with a new card the button says what is paid now', async () => {
  await open({ name: 'confirm', facts, checked: { ...checked, card: undefined } })
  await expect.element(button('Sumokėti 10,00 EUR ir įjungti')).toBeVisible()
})

test.each([
  ['form', { name: 'form', facts, problems: {}, failure: failed }],
  ['confirmation', { name: 'confirm', facts, checked, failure: failed }],
  ['beginning', { name: 'failed', failed }],
] as const)('no answer at the %s is shown with its reference', async (_, screen) => {
  await open(screen)
  await expect.element(page.getByRole('alert').getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(page.getByText(words['topUp.chargedOnce'])).not.toBeInTheDocument()
})

test('where a first payment isn’t answered, that trying again doesn’t pay twice is shown', async () => {
  await open({ name: 'confirm', facts, checked: { ...checked, card: undefined }, failure: failed })
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(words['trouble.timeLimit'])
  await expect.element(alert).toMatchTextContent(words['topUp.chargedOnce'])
})

test.each([
  ['form', form],
  ['confirmation', { name: 'confirm', facts, checked }],
] as const)('that there was no connection goes from the %s once there is one', async (_, screen) => {
  const lost = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' } as const
  await open({ ...screen, failure: lost })
  await expect.element(page.getByRole('alert')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('no answer is seen on a phone, far below from where it is', async () => {
  await page.viewport(375, 600)
  const { rerender } = await open({ name: 'confirm', facts, checked })
  button('Įjungti periodinį papildymą').element().scrollIntoView({ block: 'start' })
  await rerender(at({ name: 'confirm', facts, checked, failure: failed }))
  await expect.element(page.getByRole('alert')).toBeInViewport()
})

test.each([
  ['form', form],
  ['confirmation', { name: 'confirm', facts, checked }],
] as const)(
  'without a connection nothing can be sent from the %s, but what was typed can be changed',
  async (_, screen) => {
    await open(screen, {}, { isOff: true })
    const [send] = page.getByRole('button').elements()
    expect(send).toBeDisabled()
    const [control] = document.querySelectorAll('input, select')
    expect(control).toBeEnabled()
  },
)

test('one that is gone leads to settings', async () => {
  await open({ name: 'gone' })
  await expect
    .element(page.getByRole('link', { name: words['autoTopUp.toSettings'] }))
    .toHaveAttribute('href', '#nustatymai')
})

test('an earlier one is in place of the button: sent again, or set up beside', async () => {
  const earlier = {
    idempotencyKey: 'K',
    amountInCents: toCents(500),
    dayOfMonth: 1,
    standing: 'unknown',
    canSend: true,
  } as const
  const [onSendEarlier, onSetUpBeside] = [vi.fn(), vi.fn()]
  const { rerender } = await open(
    { name: 'confirm', facts, checked, earlier },
    {},
    { onSendEarlier, onSetUpBeside },
  )
  await expect.element(page.getByText(words['autoTopUp.earlierUnknown'])).toBeVisible()
  await expect.element(button(words['autoTopUp.setUp'])).not.toBeInTheDocument()
  await userEvent.click(button(words['autoTopUp.earlierSend']))
  await userEvent.click(button(words['autoTopUp.setUpBeside']))
  expect(onSendEarlier).toHaveBeenCalledOnce()
  expect(onSetUpBeside).toHaveBeenCalledWith(false)
  await rerender(at({ name: 'confirm', facts, checked, earlier: { ...earlier, canSend: false } }))
  await expect.element(button(words['autoTopUp.earlierSend'])).not.toBeInTheDocument()
})

test('an unfinished top-up is asked about before an auto top-up, in place of the button', async () => {
  answerAbout()
  keepBegun('topUp', begunWithoutAnswer.topUp)
  await open({ name: 'confirm', facts, checked })
  await expect.element(page.getByText(unfinishedWords['unfinished.topUp'])).toBeVisible()
  const setUp = button(fill(words['autoTopUp.setUp'], { sum: '10,00 EUR' }))
  await expect.element(setUp).not.toBeInTheDocument()
  await userEvent.click(button(unfinishedWords['unfinished.goOn']))
  await expect.element(setUp).toBeVisible()
})
