import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selectedPlan, selectedPlans } from '../features/order-choice/order-choice-storage.ts'
import { registrationProgress } from '../features/registration/registration.state.ts'
import { topUpPhone, topUpSum } from '../features/top-up-draft/top-up-storage.ts'
import { intentUnder } from '../operator/client/intent.ts'
import { createHandOver, onTheSite } from './hand-over.ts'
import { withoutHandOver } from './hand-over-fragment.ts'
import { keeper, known } from './kept-text.ts'
import { browserStorage, refuse } from './storage.fixture.ts'
import { keptForVisit } from './visit-storage.ts'

const plan = { planId: 'uoga-m', submitted: false }
const isAny = (value: unknown): value is string => typeof value === 'string'
const outcome = keptForVisit('order-outcome', isAny)
let handOver: ReturnType<typeof createHandOver>
const off = { getItem: refuse, setItem: refuse, removeItem: refuse }

const fromElsewhere = ['anywhere'] as const
const withinSite = ['anywhere', 'withinSite'] as const

/** Another page: what only memory held is gone. */
function nextPage() {
  known.clear()
  handOver = createHandOver(keeper)
}

function withoutStorage() {
  browserStorage(off)
  browserStorage(off, 'sessionStorage')
}

beforeEach(() => {
  withoutStorage()
  nextPage()
})
afterEach(() => {
  nextPage()
  vi.unstubAllGlobals()
})

/** What one page without storage hands over to the next. */
function leave(write: () => void): string {
  nextPage()
  write()
  const path = handOver.withHandOver('/x')
  nextPage()
  return path
}

test('what no storage took goes along, and is there on the next page', () => {
  const path = leave(() => {
    selectedPlan.write(plan)
    topUpSum.write('6,90')
  })
  expect(path).toMatch(/^\/x#kept=[\w-]+$/)
  expect(selectedPlan.read()).toBeUndefined()
  handOver.take(path, fromElsewhere)
  expect([selectedPlan.read(), topUpSum.read()]).toEqual([plan, '6,90'])
  // And on to the one after it.
  expect(handOver.withHandOver('/x')).toBe(path)
})

test('what a storage had goes along once it refuses', () => {
  browserStorage()
  selectedPlan.write(plan)
  withoutStorage()
  const path = handOver.withHandOver('/x')
  nextPage()
  handOver.take(path, fromElsewhere)
  expect(selectedPlan.read()).toEqual(plan)
})

test('a path with a fragment keeps it, and gets it back without', () => {
  selectedPlan.write(plan)
  const path = handOver.withHandOver('/x#part')
  expect(path).toMatch(/^\/x#part&kept=/)
  expect(withoutHandOver(path)).toBe('/x#part')
})

test('a number never goes along, nor anything where the storage has taken it', () => {
  topUpPhone.write('612 34567')
  expect(handOver.withHandOver('/x')).toBe('/x')
  browserStorage()
  selectedPlan.write(plan)
  expect(handOver.withHandOver('/x')).toBe('/x')
})

test('what the storage holds counts more than what comes along', () => {
  const path = leave(() => selectedPlan.write(plan))
  browserStorage()
  const other = { planId: 'uoga-s', submitted: false }
  selectedPlan.write(other)
  handOver.take(path, withinSite)
  expect(selectedPlan.read()).toEqual(other)
})

test('what the page before could put into no storage is newer than what one holds; a link from elsewhere is not', () => {
  const path = leave(() => selectedPlan.write(plan))
  browserStorage()
  const older = { planId: 'uoga-s', submitted: false }
  selectedPlan.write(older)
  handOver.take(path, fromElsewhere)
  expect(selectedPlan.read()).toEqual(older)
  handOver.take(path, onTheSite)
  expect(selectedPlan.read()).toEqual(plan)
})

test('who comes back from the identity check brings the newer step of that activation, and of no other', () => {
  const checked = { step: 'checked', declarationId: 'dcl-1' } as const
  const other = { step: 'puk', declarationId: 'dcl-2' } as const
  const code = { step: 'code', restrictedUntil: null } as const
  const path = leave(() => registrationProgress.write(checked))
  for (const [held, after] of [
    [{ ...checked, step: 'puk' }, checked],
    [other, other],
    [code, code],
  ] as const) {
    nextPage()
    browserStorage({}, 'sessionStorage')
    registrationProgress.write(held)
    handOver.take(path, fromElsewhere)
    expect(registrationProgress.read()).toEqual(after)
  }
})

test('that something was done is reported by this site’s own pages alone', () => {
  outcome.write('ordered')
  // Not with someone who comes back from another site, nor with a link that anyone made.
  expect(handOver.withHandOver('/x')).toBe('/x')
  const path = `/x#kept=${btoa('{"order-outcome":"ordered"}')}`
  nextPage()
  handOver.take(path, fromElsewhere)
  expect(outcome.read()).toBeUndefined()
  handOver.take(path, withinSite)
  expect(outcome.read()).toBe('ordered')
})

test('how far an activation is goes along whatever the storage does', () => {
  browserStorage({}, 'sessionStorage')
  keptForVisit('registration', isAny).write('step')
  expect(handOver.withHandOver('/x')).toBe('/x')
  const path = handOver.withHandOver('/x', 'registration')
  nextPage()
  browserStorage({}, 'sessionStorage')
  handOver.take(path, fromElsewhere)
  expect(keptForVisit('registration', isAny).read()).toBe('step')
})

test('a storage that has lost what it took is trusted no more', () => {
  const path = leave(() => selectedPlan.write(plan))
  const values = browserStorage()
  handOver.take(path, fromElsewhere)
  expect(values.size).toBe(1)
  expect(handOver.withHandOver('/x')).toMatch(/^\/x#kept=[\w-]+$/)
})

test('what a storage held comes back with the page where all of it was cleared, and not where that alone was taken away', () => {
  browserStorage()
  browserStorage({}, 'sessionStorage')
  selectedPlan.write(plan)
  const kept = handOver.onThisPage()
  nextPage()
  const local = browserStorage()
  local.set('app:v1:consent', '{}')
  handOver.takeBack(kept)
  expect(selectedPlan.read()).toBeUndefined()
  local.clear()
  handOver.takeBack(kept)
  expect(selectedPlan.read()).toEqual(plan)
  // By now the storage is known for it.
  expect(handOver.withHandOver('/x')).toMatch(/^\/x#kept=/)
})

test.each(['#kept=', '#kept=%22', '#kept=bnVsbA', '#kept=W10', `#kept=${'e'.repeat(2_000_000)}`, '#part'])(
  'a fragment that no page wrote brings nothing: %.30s',
  (hash) => {
    handOver.take(hash, withinSite)
    expect(known.size).toBe(0)
  },
)

test('of what is brought only what is valid is read', () => {
  const path = leave(() => selectedPlan.write({ planId: 'x'.repeat(101), submitted: false }))
  handOver.take(path, withinSite)
  expect(selectedPlan.read()).toBeUndefined()
})

test('a cart that is too long for an address stays behind; what else there is goes along', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    planId: `plan-number-${index}`,
    submitted: false,
  }))
  const path = leave(() => {
    selectedPlan.write(plan)
    selectedPlans.write(many)
  })
  expect(path.length).toBeLessThan(200)
  handOver.take(path, withinSite)
  expect([selectedPlan.read(), selectedPlans.read()]).toEqual([plan, undefined])
})

test('a payment whose end is not known goes along within the site, so that the next page asks about it', async () => {
  const request = { amountInCents: 1000 }
  nextPage()
  await intentUnder('topup-intent').keyFor(request)
  const packed = handOver.toNextPage()
  nextPage()
  expect(await intentUnder('topup-intent').other({ amountInCents: 2000 }, new Set())).toBeUndefined()
  handOver.take(`/en#kept=${packed}`, fromElsewhere)
  expect(await intentUnder('topup-intent').other({ amountInCents: 2000 }, new Set())).toBeUndefined()
  handOver.take(`/en#kept=${packed}`, withinSite)
  expect(await intentUnder('topup-intent').other({ amountInCents: 2000 }, new Set())).toBeDefined()
})
