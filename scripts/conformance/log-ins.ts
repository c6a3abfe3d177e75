import * as v from 'valibot'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import {
  logInCallbackPath,
  logInErrorParameter,
  returnPathParameter,
} from '../../src/operator/contract/log-in.ts'
import type { Check } from './check.ts'
import { expectThat, NotAsked } from './difference.ts'
import { expectGuest, statusOf } from './sessions.ts'
import type { World } from './world.ts'

const request = { language: 'lt', returnPath: '/mano/apzvalga?tab=1#kept=e30', logInPath: '/prisijungti' }
const providers = [
  { endpoint: allEndpoints.uogaIdLogIn, isStrong: false },
  { endpoint: allEndpoints.smartIdStrongLogIn, isStrong: true },
]
type LogInEndpoint = (typeof providers)[number]['endpoint']

/** The providers that are asked for. */
function providersOf({ covers }: World) {
  const some = providers.filter(({ endpoint }) => covers(endpoint.path))
  if (some.length === 0) throw new NotAsked('not asked for')
  return some
}

/** `Set-Cookie` headers as a browser sends them back. */
const pairsOf = (headers: Headers) => headers.getSetCookie().map((set) => set.split(';')[0] ?? '')

/** Begins a log-in. `browser` is what ties it to the browser that began. */
async function begin(world: World, { path, answer }: LogInEndpoint) {
  const { status, headers, json, text } = await world.ask({ path: apiPath(path), body: request })
  expectThat(status === 200, `status ${status}, ${text.slice(0, 80)}`)
  return { redirectUrl: v.parse(answer, json).redirectUrl, browser: pairsOf(headers) }
}

/** Opens the callback that a provider's page ended at, in a browser with these cookies. */
async function callBack(world: World, callbackUrl: string, cookies: string[]) {
  const { pathname, search } = new URL(callbackUrl)
  expectThat(pathname === apiPath(logInCallbackPath), `the provider's page ends at ${pathname}`)
  const { status, headers } = await world.ask({
    method: 'GET',
    path: pathname + search,
    headers: cookies.length > 0 ? { Cookie: cookies.join('; ') } : {},
  })
  const location = headers.get('Location') ?? ''
  expectThat(status === 303 && location !== '', `status ${status} instead of 303, Location ${location}`)
  const session = headers.getSetCookie().find((set) => set.startsWith('__Host-') && !/Max-Age=0/.test(set))
  return { target: new URL(location, world.siteOrigin), session }
}

function expectSite(world: World, { origin, pathname, search, hash }: URL, path: string): void {
  expectThat(origin === new URL(world.siteOrigin).origin, `leads to ${origin}`)
  expectThat(`${pathname}${search}${hash}` === path, `leads to ${pathname}${search}${hash}`)
}

/** How a log-in goes wrong, each brought about by its state. */
const ends = [
  { state: 'cancelledLogIn', wording: 'that was cancelled', logInError: 'cancelled' },
  { state: 'expiredLogIn', wording: 'that took too long', logInError: 'expired' },
  { state: 'accountlessLogIn', wording: 'by who has no account', logInError: 'noAccount' },
] as const

/** From the site to a provider's page and back, as far as it goes without knowing that page: its part is a state. */
export const logIns: Check[] = [
  {
    rule: 'a confirmed log-in leads to where the person was going, signed in',
    profile: 'writing',
    async run(world) {
      for (const { endpoint, isStrong } of providersOf(world)) {
        const { redirectUrl, browser } = await begin(world, endpoint)
        const { callbackUrl } = await world.state('confirmedLogIn', { redirectUrl })
        const { target, session } = await callBack(world, callbackUrl, browser)
        expectSite(world, target, request.returnPath)
        expectThat(session !== undefined, 'no session was opened')
        const { value } = await statusOf(world, session)
        expectThat(value.status === 'signedIn' && value.strong === isStrong, JSON.stringify(value))
      }
    },
  },
  {
    rule: 'a log-in opens nothing in a browser that did not begin it',
    profile: 'writing',
    async run(world) {
      const { redirectUrl } = await begin(world, allEndpoints.uogaIdLogIn)
      const { callbackUrl } = await world.state('confirmedLogIn', { redirectUrl })
      const { target, session } = await callBack(world, callbackUrl, [])
      expectThat(session === undefined, 'a session was opened')
      expectThat(target.searchParams.has(logInErrorParameter), `leads to ${target.pathname}${target.search}`)
    },
  },
  {
    rule: 'a log-in’s callback opens one session',
    profile: 'writing',
    async run(world) {
      const { redirectUrl, browser } = await begin(world, allEndpoints.uogaIdLogIn)
      const { callbackUrl } = await world.state('confirmedLogIn', { redirectUrl })
      await callBack(world, callbackUrl, browser)
      const { session } = await callBack(world, callbackUrl, browser)
      expectThat(session === undefined, 'a second one was opened')
    },
  },
  {
    rule: 'a log-in ends the session that its browser had',
    profile: 'writing',
    async run(world) {
      for (const { endpoint } of providersOf(world)) {
        const { cookie } = await world.state('signedIn', { isSpare: true })
        const { redirectUrl, browser } = await begin(world, endpoint)
        const { callbackUrl } = await world.state('confirmedLogIn', { redirectUrl })
        await callBack(world, callbackUrl, [...browser, cookie.split(';')[0] ?? ''])
        await expectGuest(world, cookie)
      }
    },
  },
  {
    rule: 'a callback that fits no log-in opens nothing and stays on the site',
    profile: 'reading',
    paths: [allEndpoints.uogaIdLogIn.path],
    async run(world) {
      const { target, session } = await callBack(world, world.siteOrigin + apiPath(logInCallbackPath), [])
      expectThat(session === undefined, 'a session was opened')
      expectThat(target.origin === new URL(world.siteOrigin).origin, `leads to ${target.origin}`)
    },
  },
  ...ends.map(
    ({ state, wording, logInError }): Check => ({
      rule: `a log-in ${wording} leads back to the log-in page, with the reason and the way`,
      profile: 'writing',
      async run(world) {
        for (const { endpoint } of providersOf(world)) {
          const { redirectUrl, browser } = await begin(world, endpoint)
          const { callbackUrl } = await world.state(state, { redirectUrl })
          const { target, session } = await callBack(world, callbackUrl, browser)
          expectThat(session === undefined, `${endpoint.path}: a session was opened`)
          const way = new URLSearchParams({
            [logInErrorParameter]: logInError,
            [returnPathParameter]: request.returnPath,
          })
          expectSite(world, target, `${request.logInPath}?${way}`)
        }
      },
    }),
  ),
]
