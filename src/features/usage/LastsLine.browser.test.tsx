import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { Loaded } from '../../session/loaded.ts'
import { gainOf } from '../gains/gains.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { LastsLine } from './LastsLine.tsx'
import { orderedPlanOf } from './usage.fixture.ts'
import { usageMicrocopy } from './usage.microcopy.ts'

const { $loaded } = await vi.hoisted(async () => {
  const { atom } = await import('nanostores')
  return { $loaded: atom<Loaded<UsageDay[]>>({ name: 'loading' }) }
})
vi.mock('../daily-usage/usage-days.store.ts', () => ({ usageDays: { $loaded, load: async () => {} } }))

const words = wordsIn('lt', usageMicrocopy)
const day = 24 * 60 * 60 * 1000
const validFrom = Date.UTC(2026, 0, 1, 10)
const now = validFrom + 10 * day
const open = (left: number, days: Loaded<UsageDay[]> = { name: 'ready', value: [], at: now }) => {
  $loaded.set(days)
  const plan = orderedPlanOf({ validFrom, validTo: validFrom + 30 * day, gains: [gainOf(left, 30)] })
  return render(<LastsLine plans={[plan]} words={words} language="lt" now={now} />)
}

test('what goes slower than the days lasts', async () => {
  await open(25)
  await expect.element(page.getByText(words['dashboard.paceLasts'])).toBeVisible()
})

test('what goes as evenly as the days lasts with nothing to spare, and says so', async () => {
  await open(20)
  await expect.element(page.getByText(words['dashboard.paceTight'])).toBeVisible()
})

test('what goes faster ends, and when is said', async () => {
  await open(10)
  const date = formatDayOfMonth(validFrom + 15 * day, 'lt')
  await expect.element(page.getByText(fill(words['dashboard.paceEnds'], { date }))).toBeVisible()
})

test('nothing is said before the days have come', async () => {
  const { container } = await open(10, { name: 'loading' })
  expect(container).toHaveTextContent('')
  expect(container.querySelector('p')).toBeNull()
})
