import * as v from 'valibot'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { endpointsOf } from './examples.ts'
import type { World } from './world.ts'

export async function expectGuest(world: World, cookie: string): Promise<void> {
  const { value } = await statusOf(world, cookie)
  expectThat(value.status === 'guest', `authorization-status says ${value.status}`)
  if (!world.covers(graphqlPath)) return
  const { document, variables } = allOperations.GET_ACCOUNT
  const { status } = await world.ask({
    path: apiPath(graphqlPath),
    body: { operationName: 'GET_ACCOUNT', query: document, variables },
    cookie,
  })
  expectThat(status === 401, `GET_ACCOUNT is ${status}`)
}

export async function statusOf(world: World, cookie: string) {
  const result = await world.call(allEndpoints.authorizationStatus, {}, { cookie })
  expectThat(result.kind === 'answer', result.text)
  return { value: v.parse(allEndpoints.authorizationStatus.answer, JSON.parse(result.text)) }
}

const secondsIn = (value: Awaited<ReturnType<typeof statusOf>>['value']): number => {
  expectThat(value.status === 'signedIn', `authorization-status says ${value.status}`)
  return value.expiresInSeconds
}

const hostilePaths = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a b',
]

/** Ways that servers and browsers don't read alike: shortened, they are other pages or other sites. */
const ambiguousPaths = [
  '/..//evil.example',
  '/mano/../api/v1/logout',
  '/./mano',
  '/mano//apzvalga',
  '/m%61no',
]

const EsimOf = v.object({
  esim: v.nullable(v.object({ simPUK: v.nullable(v.string()), pukNeedsStrongLogIn: v.boolean() })),
})
const PayAt = v.object({ redirectUrl: v.nullable(v.string()) })

async function esimOf(world: World, orderReference: string, cookie: string | undefined) {
  const { kind, text } = await world.call(allEndpoints.esimOrdersStatus, { orderReference }, { cookie })
  expectThat(kind === 'answer', text)
  return v.parse(EsimOf, JSON.parse(text))
}

/** Who is signed in, what that opens, and how it ends. */
export const sessions: Check[] = [
  {
    rule: 'a made-up cookie is a guest’s',
    profile: 'reading',
    run: (world) => expectGuest(world, `__Host-Http-session=${world.newKey()}`),
  },
  {
    rule: 'a session whose time is up is a guest’s',
    profile: 'reading',
    paths: [allEndpoints.authorizationStatus.path],
    run: async (world) => expectGuest(world, (await world.state('expiredSession')).cookie),
  },
  {
    rule: 'somebody signed in is told so, and until when',
    profile: 'reading',
    paths: [allEndpoints.authorizationStatus.path],
    async run(world) {
      const { value } = await statusOf(world, (await world.state('signedIn')).cookie)
      expectThat(value.status === 'signedIn', `authorization-status says ${value.status}`)
      expectThat(!value.strong, 'strong without a strong log-in')
    },
  },
  {
    rule: 'a strong log-in makes a strong session',
    profile: 'reading',
    paths: [allEndpoints.authorizationStatus.path],
    async run(world) {
      const { value } = await statusOf(world, (await world.state('signedInStrongly')).cookie)
      expectThat(value.status === 'signedIn' && value.strong, JSON.stringify(value))
    },
  },
  {
    rule: 'asking how long a session goes on doesn’t prolong it; staying signed in does',
    profile: 'reading',
    paths: [
      allEndpoints.authorizationStatus.path,
      allEndpoints.sessions.path,
      allEndpoints.prolongSession.path,
    ],
    async run(world) {
      const { cookie } = await world.state('endingSession')
      const ask = async () => secondsIn((await statusOf(world, cookie)).value)
      expectThat((await ask()) <= 120, 'it doesn’t end within two minutes')
      await world.call(allEndpoints.sessions, {}, { cookie })
      expectThat((await ask()) <= 120, 'being asked prolonged it')
      const { kind, text } = await world.call(allEndpoints.prolongSession, {}, { cookie })
      expectThat(kind === 'answer', text)
      expectThat((await ask()) > 120, 'it ends as soon as before')
    },
  },
  {
    rule: 'a strong log-in of long ago is strong no more',
    profile: 'reading',
    paths: [allEndpoints.authorizationStatus.path],
    async run(world) {
      const { cookie } = await world.state('oldStrongLogIn')
      const { value } = await statusOf(world, cookie)
      expectThat(value.status === 'signedIn' && !value.strong, JSON.stringify(value))
      if (!world.covers(graphqlPath)) return
      const result = await world.query('showSimSecrets', allOperations.showSimSecrets, { cookie })
      expectThat(
        result.kind === 'refusal' && result.code === 'STRONG_LOG_IN_REQUIRED',
        result.text.slice(0, 80),
      )
    },
  },
  {
    rule: 'a customer’s sessions are the account’s, and the one that asks is marked',
    profile: 'reading',
    paths: [allEndpoints.sessions.path],
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { text } = await world.call(allEndpoints.sessions, {}, { cookie })
      const { sessions: all } = v.parse(allEndpoints.sessions.answer, JSON.parse(text))
      expectThat(
        all.filter(({ current }) => current).length === 1,
        `${all.length} sessions: ${text.slice(0, 80)}`,
      )
      const nobodys = await world.call(allEndpoints.sessions, {})
      expectThat(nobodys.text === '{"sessions":[]}', nobodys.text.slice(0, 80))
    },
  },
  {
    rule: 'the session’s cookie is out of reach: __Host-Http-, HttpOnly, Secure, SameSite',
    profile: 'reading',
    paths: [allEndpoints.authorizationStatus.path],
    async run(world) {
      const [pair = '', ...attributes] = (await world.state('signedIn')).cookie.split(/;\s*/)
      const has = (pattern: RegExp) => attributes.some((attribute) => pattern.test(attribute))
      expectThat(pair.startsWith('__Host-Http-'), `its name is ${pair.split('=')[0]}`)
      expectThat(has(/^HttpOnly$/i) && has(/^Secure$/i) && has(/^Path=\/$/i), attributes.join('; '))
      expectThat(has(/^SameSite=(Lax|Strict)$/i) && !has(/^Domain=/i), attributes.join('; '))
    },
  },
  {
    rule: 'a log-in leads back to the site only',
    profile: 'reading',
    async run(world) {
      for (const { path } of [allEndpoints.uogaIdLogIn, allEndpoints.smartIdStrongLogIn])
        for (const hostile of hostilePaths)
          for (const wrong of [{ returnPath: hostile }, { logInPath: hostile }]) {
            const body = { language: 'lt', returnPath: '/mano', logInPath: '/prisijungti', ...wrong }
            const { status } = await world.ask({ path: apiPath(path), body })
            expectThat(status === 400, `${JSON.stringify(wrong)}: status ${status}`)
          }
    },
  },
  ...endpointsOf('read', 'repeatable', 'write')
    .filter(({ request }) => 'returnPath' in request)
    .map(
      ({ name, endpoint, request }): Check => ({
        rule: `${name} takes no way back with dot segments, empty or encoded ones`,
        profile: endpoint.effect === 'write' ? 'spending' : 'writing',
        async run(world) {
          for (const returnPath of ambiguousPaths) {
            const path = apiPath(endpoint.path)
            const body = { ...request, returnPath }
            const { status } = await world.ask({ path, body, idempotencyKey: world.newKey() })
            expectThat(status === 400, `${returnPath}: status ${status}`)
          }
        },
      }),
    ),
  {
    rule: 'a log-in begins at a provider’s page',
    profile: 'writing',
    async run(world) {
      const request = { language: 'lt', returnPath: '/mano/apzvalga', logInPath: '/prisijungti' }
      for (const endpoint of [allEndpoints.uogaIdLogIn, allEndpoints.smartIdStrongLogIn]) {
        const result = await world.call(endpoint, request)
        expectThat(result.kind === 'answer', result.text)
      }
    },
  },
  {
    rule: 'an eSIM’s reference opens nothing of it in another session',
    profile: 'reading',
    paths: [allEndpoints.esimOrdersStatus.path],
    async run(world) {
      const { orderReference } = await world.state('oldEsimOrder')
      const strangers = {
        'a call without a cookie': undefined,
        'another customer': (await world.state('signedIn')).cookie,
        'another person, strongly': (await world.state('signedInStrongly')).cookie,
      }
      for (const [who, cookie] of Object.entries(strangers)) {
        const { esim } = await esimOf(world, orderReference, cookie)
        expectThat(esim === null, `${who} gets the eSIM`)
      }
    },
  },
  {
    rule: 'an eSIM is open to who ordered it and to its buyer; a day later its PUK is for a strong log-in',
    profile: 'reading',
    paths: [allEndpoints.esimOrdersStatus.path],
    async run(world) {
      const { orderReference, ...cookies } = await world.state('oldEsimOrder')
      const pukFor = async (cookie: string) => {
        const { esim } = await esimOf(world, orderReference, cookie)
        if (!esim) return 'nothing'
        return `${esim.simPUK === null ? 'no PUK' : 'the PUK'}, ${esim.pukNeedsStrongLogIn}`
      }
      const weak = await pukFor(cookies.cookie)
      expectThat(weak === 'no PUK, true', `who ordered, without a strong log-in: ${weak}`)
      for (const name of ['strongCookie', 'buyerCookie'] as const) {
        const strong = await pukFor(cookies[name])
        expectThat(strong === 'the PUK, false', `${name}: ${strong}`)
      }
    },
  },
  {
    rule: 'where an order is paid only the session learns that ordered',
    profile: 'spending',
    async run(world) {
      const { simOrders, simOrdersStatus } = allEndpoints
      const request = endpointsOf('write').find(({ name }) => name === 'simOrders')?.request ?? {}
      const own = await world.newGuest(simOrders, request)
      const { text } = await world.call(simOrders, request, { cookie: own })
      const { orderReference } = v.parse(simOrders.answer, JSON.parse(text))
      const payAt = async (cookie?: string) => {
        const result = await world.call(simOrdersStatus, { orderReference }, { cookie })
        return v.parse(PayAt, JSON.parse(result.text)).redirectUrl
      }
      expectThat((await payAt(own)) !== null, 'who ordered doesn’t')
      expectThat((await payAt()) === null, 'a call without a cookie does')
      expectThat((await payAt(await world.newGuest(simOrders, request))) === null, 'another guest does')
    },
  },
  {
    rule: 'after log-out the old cookie opens nothing',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn', { isSpare: true })
      const result = await world.call(allEndpoints.logout, {}, { cookie })
      expectThat(result.kind === 'answer', result.text)
      await expectGuest(world, cookie)
    },
  },
  {
    rule: 'after logging out everywhere no cookie of the account opens anything',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn', { isSpare: true })
      const { kind, text } = await world.call(allEndpoints.logoutEverywhere, {}, { cookie })
      expectThat(kind === 'answer', text)
      await expectGuest(world, cookie)
    },
  },
  {
    rule: 'logging out twice is no mistake',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn', { isSpare: true })
      await world.call(allEndpoints.logout, {}, { cookie })
      await world.call(allEndpoints.logout, {}, { cookie })
    },
  },
]
