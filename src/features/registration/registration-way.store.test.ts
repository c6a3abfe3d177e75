import { atom } from 'nanostores'
import { beforeEach, expect, test } from 'vitest'
import type { AfterCheck, AfterConfirmation, AfterPuk, RegistrationPage } from './registration.ts'
import type { Progress } from './registration-progress.ts'
import { emptyNumber, type Screen } from './registration-screen.ts'
import { createWay } from './registration-way.store.ts'

const declarationId = 'D'
const person = { firstName: 'Nauja', lastName: 'Serbentaitė', dateOfBirth: '1999-11-11' }
const leaving: Screen = { name: 'leaving' }
const puk = {
  name: 'puk',
  declarationId,
  phoneNumber: undefined,
  attemptsLeft: null,
  isAsking: false,
} as const
const identity = { name: 'identity', declarationId, isAsking: false, problem: undefined } as const

let kept: Progress | undefined
let shown: RegistrationPage[]
const $screen = atom<Screen>({ name: 'loading' })
const way = createWay({
  $screen,
  progress: {
    read: () => kept,
    write: (progress) => {
      kept = progress
    },
    remove: () => {
      kept = undefined
    },
  },
  show: (page) => shown.push(page),
  addingErrorPage: async () => 'numberAddingError',
})

beforeEach(() => {
  kept = { step: 'checked', declarationId: 'before' }
  shown = []
  $screen.set({ name: 'loading' })
})

type Step = 'puk' | 'identity' | 'checked' | 'confirmed'

test.each<[AfterPuk | AfterCheck | AfterConfirmation, Screen, Step | undefined, RegistrationPage[]]>([
  [{ to: 'puk', isWrong: false }, puk, 'puk', []],
  [{ to: 'puk', isWrong: true }, { ...puk, problem: { kind: 'wrong' } }, 'puk', []],
  [{ to: 'pukLimit' }, { name: 'pukLimit', restrictedUntil: 5 }, undefined, []],
  [{ to: 'identity', isBegun: false }, identity, 'identity', []],
  [{ to: 'identity', isBegun: true }, identity, 'checked', []],
  [{ to: 'identity', isBegun: true, problem: 'expired' }, { ...identity, problem: 'expired' }, 'checked', []],
  [{ to: 'checking' }, { name: 'checking' }, 'checked', []],
  [{ to: 'data', person }, { name: 'data', declarationId, person, isAsking: false }, 'checked', []],
  [{ to: 'activating' }, { name: 'activating' }, 'confirmed', []],
  [{ to: 'activated' }, leaving, 'confirmed', ['scanIdNumberActivated']],
  [{ to: 'page', page: 'identityNotVerified' }, leaving, 'identity', ['identityNotVerified']],
  [{ to: 'notAdded' }, leaving, undefined, ['numberAddingError']],
])('%o leads to %o and keeps %s', async (after, screen, step, pages) => {
  way.follow(after, declarationId, 5)
  await Promise.resolve()
  await Promise.resolve()
  expect($screen.get()).toEqual(screen)
  expect(kept).toEqual(step && { step, declarationId })
  expect(shown).toEqual(pages)
})

test('a user who is asked for consents comes back to the same check', () => {
  way.follow({ to: 'page', page: 'activationMarketingConsent' }, declarationId)
  expect(kept).toEqual({ step: 'checked', declarationId: 'before' })
  expect(shown).toEqual(['activationMarketingConsent'])
})

test('only a strong log-in will do: what was reached stays', () => {
  way.follow({ to: 'strong' }, declarationId)
  expect([$screen.get(), kept]).toEqual([{ name: 'strong' }, { step: 'checked', declarationId: 'before' }])
})

test('a limit of which no one says when it passes', () => {
  way.follow({ to: 'pukLimit' }, declarationId)
  expect($screen.get()).toEqual({ name: 'pukLimit', restrictedUntil: null })
})

test('what begins again keeps nothing, and says why where the operator knows nothing any more', () => {
  way.restart()
  expect([$screen.get(), kept]).toEqual([emptyNumber, undefined])
  way.beginAnew()
  expect($screen.get()).toEqual({ ...emptyNumber, problem: { kind: 'gone' } })
})
