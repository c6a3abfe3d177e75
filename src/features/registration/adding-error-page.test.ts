import { afterEach, expect, test, vi } from 'vitest'
import { $session } from '../../session/session.state.ts'
import { addingErrorPage } from './adding-error-page.ts'

const { hasNumbers } = vi.hoisted(() => ({ hasNumbers: vi.fn<() => Promise<boolean>>() }))
vi.mock('./customer.api.ts', () => ({ hasNumbers }))

afterEach(() => {
  $session.set('guest')
  hasNumbers.mockReset()
})

test.each([
  [true, 'numberAddingError'],
  [false, 'firstNumberAddingError'],
] as const)('a customer who has numbers already: %s, is led to %s', async (has, page) => {
  $session.set('signedIn')
  hasNumbers.mockResolvedValue(has)
  expect(await addingErrorPage()).toBe(page)
})

test('of a guest nothing is asked: it would have been the first number', async () => {
  hasNumbers.mockResolvedValue(true)
  expect(await addingErrorPage()).toBe('firstNumberAddingError')
  expect(hasNumbers).not.toHaveBeenCalled()
})
