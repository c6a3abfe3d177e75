import { expect, test } from 'vitest'
import { allowedBy, chosenAfter, consentMode, everything, nothing } from './consent.ts'

const services = { c0002: 'analytics', c0003: 'chat maps', c0004: 'marketingTags survey' }

test('a service loads with the category that the content puts it into, and moves with it', () => {
  const functional = { ...nothing, C0003: true }
  expect(allowedBy(functional, services)('chat')).toBe(true)
  expect(allowedBy(functional, services)('survey')).toBe(false)
  expect(allowedBy(functional, { ...services, c0003: 'maps survey', c0004: 'chat' })('chat')).toBe(false)
  expect(allowedBy(functional, { ...services, c0003: 'maps survey', c0004: 'chat' })('survey')).toBe(true)
})

test('a service that is in no category to be asked for never loads', () => {
  expect(allowedBy(everything, services)('siteControl')).toBe(false)
  expect(allowedBy(everything, {})('chat')).toBe(false)
})

test('the tag manager gets what is allowed, by the same categories', () => {
  const told = consentMode({ ...nothing, C0002: true }, allowedBy({ ...nothing, C0002: true }, services))
  expect(told).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
})

test('what an earlier choice allowed and this one refuses is due to be removed, until everything is allowed again', () => {
  const partly = { ...everything, C0004: false }
  expect(chosenAfter(undefined, nothing)).toEqual(nothing)
  expect(chosenAfter(nothing, nothing)).toEqual(nothing)
  expect(chosenAfter(everything, partly)).toEqual({ ...partly, isDue: true })
  expect(chosenAfter({ ...partly, isDue: true }, partly)).toEqual({ ...partly, isDue: true })
  expect(chosenAfter({ ...partly, isDue: true }, { ...everything, isDue: true })).toEqual(everything)
})
