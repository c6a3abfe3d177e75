import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SitePath } from '../../operator/contract/return-path.ts'
import { landingPath, ownAddress, readArrival } from './log-in.ts'

const arrivalOf = (search: string) => readArrival(search, '/prisijungti')
const guest = { wayBack: undefined, needsStrong: false, returned: false, error: undefined }

test('a user who comes by themselves has no way back', () => {
  expect(arrivalOf('')).toEqual(guest)
})

test('a page for customers sends its own path along', () => {
  expect(arrivalOf('?redirectUrl=%2Fmano%2Fistorija%3Frodyti%3D40')).toEqual({
    ...guest,
    wayBack: '/mano/istorija?rodyti=40',
  })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/api/v1/logout',
])('a way to %s is left out, in every place it may be', (hostile) => {
  const redirectUrl = encodeURIComponent(hostile)
  const nested = encodeURIComponent(`/prisijungti?redirectUrl=${redirectUrl}`)
  expect(arrivalOf(`?redirectUrl=${redirectUrl}`).wayBack).toBeUndefined()
  expect(arrivalOf(`?returned=1&redirectUrl=${redirectUrl}`).wayBack).toBeUndefined()
  expect(arrivalOf(`?logInError=failed&returnPath=${redirectUrl}`).wayBack).toBeUndefined()
  expect(arrivalOf(`?logInError=failed&returnPath=${nested}`).wayBack).toBeUndefined()
})

test.each([undefined, '/mano/apzvalga', '/mano/istorija?rodyti=40#spalis', '/saskaitos-papildymas'])(
  'the way to %s survives a provider that succeeds and one that fails, and the operator takes it',
  (wayBack) => {
    const landing = landingPath('/prisijungti', { wayBack, needsStrong: false })
    expect(v.is(SitePath, landing)).toBe(true)
    const search = landing.slice('/prisijungti'.length)
    expect(arrivalOf(search)).toEqual({ ...guest, wayBack, returned: true })
    const failed = new URLSearchParams({ logInError: 'cancelled', returnPath: landing })
    expect(arrivalOf(`?${failed}`)).toEqual({ ...guest, wayBack, returned: true, error: 'cancelled' })
  },
)

test('that the strong provider is needed survives as well', () => {
  const landing = landingPath('/prisijungti', { wayBack: '/mano/nustatymai', needsStrong: true })
  expect(arrivalOf(landing.slice('/prisijungti'.length)).needsStrong).toBe(true)
})

test('a way back that the operator wouldn’t take is left out', () => {
  const landing = landingPath('/prisijungti', { wayBack: `/mano?${'č'.repeat(400)}`, needsStrong: false })
  expect(v.is(SitePath, landing)).toBe(true)
})

test('an unknown error is a failure', () => {
  expect(arrivalOf('?logInError=%3Cscript%3E').error).toBe('failed')
})

test('a user who comes back with nothing but an error has come back: it leaves the address, too', () => {
  const arrival = arrivalOf('?logInError=cancelled')
  expect(arrival).toEqual({ ...guest, returned: true, error: 'cancelled' })
  expect(ownAddress('/prisijungti', arrival)).toBe('/prisijungti')
})

test('what is past leaves the address; the way back stays', () => {
  const arrival = arrivalOf('?returned=1&redirectUrl=%2Fmano%2Fapzvalga')
  expect(ownAddress('/prisijungti', arrival)).toBe('/prisijungti?redirectUrl=%2Fmano%2Fapzvalga')
  expect(ownAddress('/prisijungti', arrivalOf('?returned=1'))).toBe('/prisijungti')
})
