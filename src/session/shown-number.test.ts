import { beforeEach, expect, test, vi } from 'vitest'
import { parsePhoneNumber } from '../lib/phone-number.ts'
import { accountOf } from './account.fixture.ts'

const answers: unknown[] = []
let asked = 0
vi.mock('./query-operator.ts', () => ({
  queryOperator: async () => {
    asked += 1
    return answers.shift()
  },
}))

const told = (written: string) => ({
  kind: 'answer',
  value: { account: accountOf(written) },
  reference: 'r1',
})
const about = (written: string) => ({ phoneNumber: parsePhoneNumber(written) ?? null, value: '12,40' })
const figures = (written: string) => ({ kind: 'answer', value: about(written), reference: 'r2' }) as const
const numberIn = ({ phoneNumber }: ReturnType<typeof about>) => phoneNumber

/** The modules of a page of someone signed in. */
async function page() {
  const { signedInHint } = await import('./signed-in-hint.ts')
  signedInHint.write({ signedIn: true })
  return { ...(await import('./shown-number.ts')), ...(await import('./number-loader.ts')) }
}

beforeEach(() => {
  answers.length = 0
  asked = 0
  vi.resetModules()
})

test('an answer about the number that the page shows is taken', async () => {
  answers.push(told('612 34567'))
  const { aboutShownNumber } = await page()
  expect(await aboutShownNumber(Promise.resolve(figures('612 34567')), numberIn)).toEqual(
    figures('612 34567'),
  )
  expect(asked).toBe(1)
})

test('an answer about another number is not, though the account is asked once more', async () => {
  answers.push(told('612 34567'), told('612 34567'))
  const { aboutShownNumber } = await page()
  expect(await aboutShownNumber(Promise.resolve(figures('623 45678')), numberIn)).toEqual({
    kind: 'unknown',
    reason: 'refused',
    reference: 'r2',
  })
  expect(asked).toBe(2)
})

test('where the account knew of the switch later, its answer settles whose it is', async () => {
  answers.push(told('612 34567'), told('623 45678'))
  const { aboutShownNumber } = await page()
  expect(await aboutShownNumber(Promise.resolve(figures('623 45678')), numberIn)).toEqual(
    figures('623 45678'),
  )
})

test('figures of another number than the page shows are never its figures, and the account is asked again', async () => {
  answers.push(told('612 34567'), told('623 45678'))
  const { numberLoader } = await page()
  const loader = numberLoader(async () => figures('623 45678'))
  await loader.load()
  expect(loader.$loaded.get()).toMatchObject({ name: 'failed', failed: { reason: 'aborted' } })
  expect(asked).toBe(2)
})

test('figures of the number that the page shows are', async () => {
  answers.push(told('612 34567'))
  const { numberLoader } = await page()
  const loader = numberLoader(async () => figures('612 34567'))
  await loader.load()
  expect(loader.$loaded.get()).toMatchObject({ name: 'ready', value: '12,40' })
})

test('what brought nothing says so at once, also where no one is known and the account waits', async () => {
  const { aboutShownNumber } = await import('./shown-number.ts')
  const { $session } = await import('./session.state.ts')
  $session.set('unavailable')
  const down = { kind: 'unavailable', reference: 'r3' } as const
  const ended = await Promise.race([
    aboutShownNumber(Promise.resolve(down), numberIn),
    new Promise((resolve) => setTimeout(resolve, 0)),
  ])
  expect(ended).toEqual(down)
})
