import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { languages } from '../../i18n/language.ts'
import { leaveExtra } from '../../operator/contract/leave-extra.ts'
import { refusedStatus } from '../../operator/contract/protocol-errors.ts'
import { verifyLeaveExtra } from '../../operator/contract/verify-leave-extra.ts'
import { answering, operatorInPage } from '../top-up/operator.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { LeaveExtra } from './LeaveExtra.island.tsx'
import { leaveExtraMicrocopy } from './leave-extra.microcopy.ts'

type Words = Parameters<typeof LeaveExtra>[0]['words']

/** Where what is typed. */
const details = [
  ['leave.phone', '656 78901'],
  ['person.firstName', 'Agnė'],
  ['person.lastName', 'Avietė'],
  ['person.email', 'agne@example.com'],
] as const

beforeEach(() => localStorage.clear())

async function askForCode(words: Words, language: (typeof languages)[number]) {
  await render(<LeaveExtra words={words} language={language} flow="leaveExtra" />)
  await userEvent.click(page.getByText(words['leave.prepaid'], { exact: true }))
  for (const [key, value] of details)
    await userEvent.fill(page.getByLabelText(words[key], { exact: true }), value)
  await userEvent.click(page.getByRole('button', { name: words['leave.sendCode'] }))
}

test.each(languages)('whoever asks too often is told to try later (%s)', async (language) => {
  const words = wordsIn(language, leaveExtraMicrocopy)
  const operator = operatorInPage()
  const headers = { 'Retry-After': '3600' }
  operator.answers(leaveExtra, () => Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429, headers }))
  await askForCode(words, language)
  await expect.element(page.getByText(words['trouble.tooManyRequestsLater'])).toBeVisible()
})

test.each(languages)(
  'a number that another tab has a request for is told at the code (%s)',
  async (language) => {
    const words = wordsIn(language, leaveExtraMicrocopy)
    const operator = operatorInPage()
    const inAMinute = new Date(Date.now() + 60_000).toISOString()
    operator.answers(
      leaveExtra,
      answering(leaveExtra, {
        status: 'codeSent',
        leaveRequestId: 'lv-1',
        codeExpiresAt: inAMinute,
        restrictedUntil: inAMinute,
      }),
    )
    operator.answers(verifyLeaveExtra, () =>
      Response.json({ code: 'ALREADY_LEAVING' }, { status: refusedStatus }),
    )
    await askForCode(words, language)
    await userEvent.fill(page.getByLabelText(words['link.code'], { exact: true }), '123456')
    await userEvent.click(page.getByRole('button', { name: words['leave.submit'] }))
    await expect.element(page.getByText(words['leave.ALREADY_LEAVING'])).toBeVisible()
  },
)

test('a link chooses where the second line’s number goes by its fragment', async () => {
  history.replaceState(null, '', '#otherOperator')
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  const words = wordsIn('lt', leaveExtraMicrocopy)
  await render(<LeaveExtra words={words} language="lt" flow="leaveSecondLine" />)
  await expect
    .element(page.getByRole('radio', { name: words['leave.otherOperator'], exact: false }))
    .toBeChecked()
  await expect.element(page.getByLabelText(words['leave.operatorName'], { exact: true })).toBeVisible()
})
