import type { ReactElement } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../../features/top-up/words.fixture.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { allEndpoints } from '../contract/all-endpoints.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpointExamples } from '../contract/endpoint-examples.ts'
import { enumerationsIn } from '../contract/enumerated.ts'
import { accountOf, assetOf } from './account.fixture.ts'
import type { Enumeration } from './enumerations.fixture.ts'
import { newValue, withNewValue } from './new-value.fixture.ts'
import { mayBeDone, type Outcome } from './outcome.ts'

const words = wordsIn('lt', ['trouble.unknown'])

/** Screens with an unknown value, each usable and neutral; `shows` is what a person reads there. */
export function onScreen(
  enumeration: Enumeration,
  shows: string | RegExp,
  screens: Readonly<Record<string, ReactElement>>,
): void {
  describe(enumeration, () => {
    test.each(Object.entries(screens))('is neutrally on the screen: %s', async (_, screen) => {
      const { container } = await render(screen)
      await expect.element(page.getByText(shows).first()).toBeInTheDocument()
      expect(container.textContent).not.toMatch(/undefined|unknown|\[object/i)
      expect(container.textContent).not.toContain(words['trouble.unknown'])
      expect(container.querySelector('[role="alert"] .field-hint')).toBeNull()
    })
  })
}

type Call = () => Promise<Outcome<unknown> | undefined>

/** Where the whole answer says nothing without the value: the feature's own calls. What they did isn't known then. */
export function inCalls(enumeration: Enumeration, calls: Readonly<Record<string, Call>>): void {
  endIn('trouble.unknownValue', enumeration, calls)
}

/** The same of calls that only ask: they did nothing, and words about how it went don't fit them. */
export function inQuestions(enumeration: Enumeration, calls: Readonly<Record<string, Call>>): void {
  endIn('trouble.unknown', enumeration, calls)
}

function endIn(
  words: ReturnType<typeof troubleKey>,
  enumeration: Enumeration,
  calls: Readonly<Record<string, Call>>,
): void {
  describe(enumeration, () => {
    test.each(Object.entries(calls))(`ends in ${words}: %s`, async (_, call) => {
      vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit = {}) =>
        Response.json(url.pathname.endsWith('/graphql') ? graphqlAnswer(String(body)) : restAnswer(url)),
      )
      onTestFinished(() => {
        vi.unstubAllGlobals()
      })
      const outcome = await call()
      if (outcome?.kind !== 'unknown') throw new Error(`no trouble: ${outcome?.kind}`)
      expect(mayBeDone(outcome)).toBe(true)
      expect(troubleKey(outcome)).toBe(words)
    })
  })
}

/** Where it only leads to another screen. */
export function leadsToNoClaim(enumeration: Enumeration, check: () => void | Promise<void>): void {
  test(`${enumeration} leads to no claim`, check)
}

/** An Idempotency-Key, and a request's example. */
export const exampleKey = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
export const exampleRequest = (name: keyof typeof endpointExamples) => Object(endpointExamples[name].request)

/** A number of the account whose ownership the operator calls something new. */
export const strangeAsset = assetOf('612 34567', { ownershipType: 'unknown' })
export const strangeAccount = accountOf(strangeAsset)

/** The endpoint's first example with a new value where it has an enumeration. */
function restAnswer({ pathname }: URL): unknown {
  const [name = '', endpoint] =
    Object.entries<Endpoint>(allEndpoints).find(([, { path }]) => pathname === `/api${path}`) ?? []
  const examples: Record<string, { answers: readonly unknown[] }> = endpointExamples
  const [first] = endpoint ? enumerationsIn(endpoint.answer) : []
  return withNewValue(examples[name]?.answers[0], first?.path ?? [])
}

function graphqlAnswer(body: string): unknown {
  const data = {
    switchPhoneNumber: { currentPhoneNumber: strangeAsset.phoneNumber, switchPhoneNumberStatus: newValue },
    changeRoaming: { roamingStatus: newValue },
    changeConsent: { consentType: 'SMS_MARKETING', acceptanceType: newValue },
  }
  return { data: Object.fromEntries(Object.entries(data).filter(([field]) => body.includes(field))) }
}
