import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import { wordsIn } from '../../top-up/words.fixture.ts'
import { settingsMicrocopy } from '../settings.microcopy.ts'
import { AskForTopUp } from './AskForTopUp.tsx'
import { paymentsMicrocopy } from './payments.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...paymentsMicrocopy])
const { phoneNumber } = assetOf('612 34567')
const link = `${location.origin}/saskaitos-papildymas#phoneNumber=61234567`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = () =>
  render(<AskForTopUp phoneNumber={phoneNumber} topUpPath="/saskaitos-papildymas" words={words} />)

afterEach(() => vi.restoreAllMocks())

test('the link carries the number in its fragment, and is copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  await button(words['settings.askCopy']).click()
  expect(writeText).toHaveBeenCalledWith(link)
  await expect.element(page.getByRole('status')).toHaveTextContent(words['copy.done'])
})

test('a refused clipboard says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await show()
  await button(words['settings.askCopy']).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(words['copy.failed'])
})

test('a code for a camera is shown when it is asked for, named by the number', async () => {
  await show()
  const code = page.getByRole('img', { name: /^QR kodas numerio .370.612.34567/ })
  expect(code.elements()).toHaveLength(0)
  await button(words['settings.askCode']).click()
  await expect.element(code).toBeVisible()
})

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('sharing that ends with %s copies the link %i times', async (name, times) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const share = vi.fn().mockRejectedValue(new DOMException('', name))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await show()
  await button(words['settings.askSend']).click()
  await expect
    .poll(() => share.mock.calls[0]?.[0])
    .toEqual({
      text: 'Papildyk mano numerį +370 612 34567:',
      url: link,
    })
  expect(writeText).toHaveBeenCalledTimes(times)
  Reflect.deleteProperty(navigator, 'share')
})
