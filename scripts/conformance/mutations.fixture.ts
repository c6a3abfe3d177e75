import type { Answering } from '../../sandbox/operator/create-operator.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { visitorAddressHeader } from '../../src/operator/contract/headers.ts'

/** One thing that an operator may do wrong, and the check that has to find it. */
export interface Mutation {
  wrong: string
  foundBy: RegExp
  alter(answer: Answering): Answering
}

/** Answers, changed on the way. */
const onAnswer =
  (change: (response: Response, request: Request) => Response | Promise<Response>): Mutation['alter'] =>
  (answer) =>
  async (request) => {
    const response = await answer(request.clone())
    return isApi(request) ? change(response, request) : response
  }

/** Requests, changed on the way. */
const onRequest =
  (change: (request: Request) => Request | Promise<Request>): Mutation['alter'] =>
  (answer) =>
  async (request) =>
    answer(isApi(request) ? await change(request) : request)

const isApi = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

const withHeader = (name: string, value: string | null) =>
  onAnswer((response) => {
    const headers = new Headers(response.headers)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })

const withText = (change: (text: string) => string) =>
  onAnswer(async (response) => {
    const { status, headers } = response
    return new Response(change(await response.text()), { status, headers })
  })

const requestWith = (request: Request, name: string, value: string) => {
  const headers = new Headers(request.headers)
  headers.set(name, value)
  return new Request(request, { headers })
}

const withBody = (change: (body: string) => string) =>
  onRequest(async (request) => {
    if (request.method !== 'POST') return request
    const { url, method, headers } = request
    return new Request(url, { method, headers, body: change(await request.text()) })
  })

/** The cookie of a log-in without one of its attributes. */
const cookieWithout =
  (attribute: RegExp): Mutation['alter'] =>
  (answer) =>
  async (request) => {
    const response = await answer(request)
    return isApi(request) ? response : new Response((await response.text()).replace(attribute, ''), response)
  }

/** Answers of one path, changed on the way; the others stay. */
const onPath = (path: RegExp, change: (response: Response) => Response | Promise<Response>) =>
  onAnswer((response, request) => (path.test(new URL(request.url).pathname) ? change(response) : response))

const withLocation = (change: (location: string) => string) => (response: Response) => {
  const headers = new Headers(response.headers)
  headers.set('Location', change(headers.get('Location') ?? ''))
  return new Response(response.body, { status: response.status, headers })
}

/** Requests of one path with other cookies; `seen` are all that any request had before, or any answer set. */
function cookiesOn(path: RegExp, cookies: (own: string, seen: string[]) => string): Mutation['alter'] {
  const seen: string[] = []
  return (answer) => async (request) => {
    const own = request.headers.get('Cookie') ?? ''
    const isThere = path.test(new URL(request.url).pathname)
    const response = await answer(isThere ? requestWith(request, 'Cookie', cookies(own, seen)) : request)
    seen.push(...own.split('; ').filter(Boolean))
    seen.push(...response.headers.getSetCookie().map((set) => set.split(';')[0] ?? ''))
    return response
  }
}

const openEsim = {
  phoneNumber: '+37067890123',
  profile: {
    iccid: '8937001234567890123',
    smdpAddress: 'smdp.uoga.example',
    activationCode: 'K2-1NMRZ-8A4QT',
  },
  simPUK: '12345678',
  pukNeedsStrongLogIn: false,
}

/** A write about another number than the current one, as if it named none. */
const unnamed = (body: string) =>
  body.includes('"phoneNumber":"+37069999999"')
    ? body
        .replace(/,?"phoneNumber":"\+37069999999",?/, '')
        .replaceAll('$phoneNumber: String!', '$phoneNumber: String')
    : body

/** Answers what is refused as a mistake, where the request has this text. */
const withoutRefusing =
  (text: string): Mutation['alter'] =>
  (answer) =>
  async (request) => {
    const isConcerned = (await request.clone().text()).includes(text)
    return isConcerned ? Response.json({ data: null }) : answer(request)
  }

/** The first answer with a key, for everybody that has it. */
function withFirstAnswers(): Mutation['alter'] {
  const firsts = new Map<string, Response>()
  return (answer) => async (request) => {
    const response = await answer(request.clone())
    const key = request.headers.get('Idempotency-Key') ?? ''
    if (response.status === 200 && key && !firsts.has(key)) firsts.set(key, response.clone())
    return (response.status === 409 && firsts.get(key)?.clone()) || response
  }
}

/** The session of who sent a key first, for everybody that has it. */
function withFirstCookie(): Mutation['alter'] {
  const cookies = new Map<string, string>()
  return (answer) => async (request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const response = await answer(request.clone())
    const own = request.headers.get('Cookie')
    if (response.status === 200 && own && !cookies.has(key)) cookies.set(key, own)
    const first = cookies.get(key)
    if (response.status !== 202 || !first) return response
    const headers = new Headers(response.headers)
    headers.set('Set-Cookie', `${first}; Path=/; HttpOnly; Secure; SameSite=Lax`)
    return new Response(response.body, { status: response.status, headers })
  }
}

const site = 'http://127.0.0.1:4321'
const never = 'no-such-key-0000'

/** Someone stays signed in, with the cookie of a question. */
const prolongingFor = ({ url, headers }: Request) =>
  new Request(new URL('/api/v1/sessions/prolong', url), {
    method: 'POST',
    headers: { ...Object.fromEntries(headers), Origin: site, 'Content-Type': 'application/json' },
    body: '{}',
  })

export const mutations: Mutation[] = [
  {
    wrong: 'tells no contract version',
    foundBy: /contract’s version/,
    alter: withHeader('X-Contract-Version', null),
  },
  {
    wrong: 'tells the contract’s version of before',
    foundBy: /contract’s version/,
    alter: withHeader('X-Contract-Version', '1.0'),
  },
  { wrong: 'lets answers be kept', foundBy: /may be kept/, alter: withHeader('Cache-Control', 'max-age=60') },
  {
    wrong: 'lets types be guessed',
    foundBy: /another type/,
    alter: withHeader('X-Content-Type-Options', null),
  },
  {
    wrong: 'sends answers that may act as pages',
    foundBy: /may do nothing/,
    alter: withHeader('Content-Security-Policy', null),
  },
  {
    wrong: 'lets other sites show its answers',
    foundBy: /may do nothing/,
    alter: withHeader('Cross-Origin-Resource-Policy', 'cross-origin'),
  },
  { wrong: 'sends JSON as HTML', foundBy: /answer is JSON/, alter: withHeader('Content-Type', 'text/html') },
  { wrong: 'lets any page read', foundBy: /CORS/, alter: withHeader('Access-Control-Allow-Origin', '*') },
  {
    wrong: 'forgets the request id',
    foundBy: /request id comes back/,
    alter: withHeader('X-Request-Id', null),
  },
  {
    wrong: 'echoes any request id',
    foundBy: /forged request id/,
    alter: onAnswer((response, request) => {
      const headers = new Headers(response.headers)
      headers.set('X-Request-Id', request.headers.get('X-Request-Id') ?? '')
      return new Response(response.body, { status: response.status, headers })
    }),
  },
  {
    wrong: 'takes a POST from anywhere',
    foundBy: /another origin/,
    alter: onRequest((request) => requestWith(request, 'Origin', site)),
  },
  {
    wrong: 'takes a POST from null',
    foundBy: /another origin/,
    alter: onRequest((request) =>
      request.headers.get('Origin') === 'null' ? requestWith(request, 'Origin', site) : request,
    ),
  },
  {
    wrong: 'takes forms',
    foundBy: /anything but JSON/,
    alter: onRequest((request) => requestWith(request, 'Content-Type', 'application/json')),
  },
  {
    wrong: 'takes bodies of any length',
    foundBy: /16 kB/,
    alter: withBody((body) => (body.length > 16_384 ? '{}' : body)),
  },
  {
    wrong: 'breaks on a broken body',
    foundBy: /broken body/,
    alter: onAnswer(async (response) =>
      (await response.clone().text()).includes('BAD_REQUEST')
        ? Response.json({ code: 'INTERNAL' }, { status: 500 })
        : response,
    ),
  },
  {
    wrong: 'tells why a request is bad, and more',
    foundBy: /^a request without its fields/,
    alter: withText((text) =>
      text.replace('{"code":"BAD_REQUEST"}', '{"code":"BAD_REQUEST","stack":"at parse"}'),
    ),
  },
  { wrong: 'tells no method', foundBy: /which one is right/, alter: withHeader('Allow', null) },
  {
    wrong: 'grants a preflight',
    foundBy: /preflight/,
    alter: (answer) => (request) =>
      request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : answer(request),
  },
  {
    wrong: 'fails at a preflight',
    foundBy: /preflight/,
    alter: (answer) => (request) =>
      request.method === 'OPTIONS' ? new Response('oops', { status: 500 }) : answer(request),
  },
  {
    wrong: 'refuses a write without a key by a word of its own',
    foundBy: /^a write without a key/,
    alter: withText((text) => text.replace(/"(?:IDEMPOTENCY_KEY_MISSING|BAD_REQUEST)"/, '"NO"')),
  },
  {
    wrong: 'breaks at a question that GraphQL can’t read',
    foundBy: /GraphQL error/,
    alter: onAnswer(async (response, request) =>
      request.url.endsWith('/graphql') && /"errors"/.test(await response.clone().text())
        ? new Response('{}', { status: 500 })
        : response,
    ),
  },
  {
    wrong: 'finds what isn’t there',
    foundBy: /not found/,
    alter: onAnswer((response) => (response.status === 404 ? new Response('{}', { status: 200 }) : response)),
  },
  {
    wrong: 'wants no key',
    foundBy: /paymentCard happens once a key/,
    alter: onRequest((request) =>
      request.headers.has('Idempotency-Key')
        ? request
        : requestWith(request, 'Idempotency-Key', crypto.randomUUID()),
    ),
  },
  {
    wrong: 'does a write as often as it is sent',
    foundBy: /paymentCard happens once a key/,
    alter: onRequest((request) =>
      request.headers.has('Idempotency-Key')
        ? requestWith(request, 'Idempotency-Key', crypto.randomUUID())
        : request,
    ),
  },
  {
    wrong: 'gives a first answer to who has its key',
    foundBy: /paymentCard gives its first answer to who sent it/,
    alter: withFirstAnswers(),
  },
  {
    wrong: 'gives a customer’s first answer to another',
    foundBy: /submitOrder gives its first answer to who sent it/,
    alter: withFirstAnswers(),
  },
  {
    wrong: 'gives a first answer’s cookie with it',
    foundBy: /declarationLinkPhoneNumber gives its first answer to who sent it/,
    alter: withFirstCookie(),
  },
  {
    wrong: 'does a write that nobody can be told apart by',
    foundBy: /paymentCard gives its first answer to who sent it/,
    alter: onRequest((request) => requestWith(request, 'X-No-Cookies', '1')),
  },
  {
    wrong: 'takes one key for several requests',
    foundBy: /submitOrder happens once a key/,
    alter: withText((text) => text.replace('IDEMPOTENCY_KEY_REUSED', never)),
  },
  {
    wrong: 'counts no fragments',
    foundBy: /fragments that multiply/,
    alter: withoutRefusing('fragment f8'),
  },
  {
    wrong: 'overlooks a missing fragment',
    foundBy: /a fragment that isn’t there/,
    alter: withoutRefusing('...none'),
  },
  {
    wrong: 'takes variables of any depth',
    foundBy: /variables more than/,
    alter: (answer) => async (request) =>
      (await request.clone().text()).includes('[[[') ? new Response('', { status: 500 }) : answer(request),
  },
  {
    wrong: 'keeps a session after log-out',
    foundBy: /old cookie opens nothing/,
    alter: (answer) => (request) =>
      request.url.endsWith('/logout') ? Response.json({ status: 'guest' }) : answer(request),
  },
  {
    wrong: 'takes any cookie for somebody’s',
    foundBy: /made-up cookie/,
    alter: withText((text) =>
      text.replace(
        '{"status":"guest"}',
        '{"status":"signedIn","strong":false,"expiresAt":"2026-01-15T10:00:00Z","expiresInSeconds":60,"prolongable":true}',
      ),
    ),
  },
  {
    wrong: 'answers a guest with nothing instead of 401',
    foundBy: /without a session is 401/,
    alter: onAnswer((response) => (response.status === 401 ? Response.json({ data: null }) : response)),
  },
  {
    wrong: 'prolongs a session whenever it is asked about',
    foundBy: /staying signed in does/,
    alter: (answer) => async (request) => {
      if (!new URL(request.url).pathname.endsWith('/authorization-status')) return answer(request)
      await answer(prolongingFor(request))
      return answer(request)
    },
  },
  {
    wrong: 'takes a strong log-in for good',
    foundBy: /long ago is strong no more/,
    alter: withText((text) => text.replace('"strong":false', '"strong":true')),
  },
  {
    wrong: 'marks no session as the one that asks',
    foundBy: /one that asks is marked/,
    alter: withText((text) => text.replace('"current":true', '"current":false')),
  },
  {
    wrong: 'says that it logged out everywhere, and did not',
    foundBy: /after logging out everywhere/,
    alter: (answer) => (request) =>
      request.url.endsWith('/logout-everywhere') ? Response.json({ status: 'guest' }) : answer(request),
  },
  {
    wrong: 'takes every session for a strong one',
    foundBy: /told so, and until when/,
    alter: withText((text) => text.replace('"strong":false', '"strong":true')),
  },
  { wrong: 'lets script read its cookie', foundBy: /out of reach/, alter: cookieWithout(/; HttpOnly/) },
  {
    wrong: 'lets script plant its cookie',
    foundBy: /out of reach/,
    alter: cookieWithout(/(?<=__Host-)Http-/),
  },
  { wrong: 'sends its cookie in the clear', foundBy: /out of reach/, alter: cookieWithout(/; Secure/) },
  {
    wrong: 'sends its cookie from other sites',
    foundBy: /out of reach/,
    alter: cookieWithout(/; SameSite=Lax/),
  },
  {
    wrong: 'leads anywhere after a log-in',
    foundBy: /back to the site only/,
    alter: withBody((body) => body.replace('//evil.example', '/mano')),
  },
  {
    wrong: 'shortens ways back itself',
    foundBy: /paymentCard takes no way back with/,
    alter: withBody((body) => body.replace('/mano/../api/v1/logout', '/api/v1/logout')),
  },
  {
    wrong: 'takes empty segments of a way back',
    foundBy: /uogaIdLogIn takes no way back with/,
    alter: withBody((body) => body.replace('/mano//apzvalga', '/mano/apzvalga')),
  },
  {
    wrong: 'opens an eSIM to who has its reference',
    foundBy: /reference opens nothing of it/,
    alter: withText((text) => text.replace('"esim":null', `"esim":${JSON.stringify(openEsim)}`)),
  },
  {
    wrong: 'opens an eSIM to nobody but the session that ordered it',
    foundBy: /open to who ordered it and to its buyer/,
    alter: onRequest((request) => requestWith(request, 'Cookie', '')),
  },
  {
    wrong: 'leads anybody to where an order is paid',
    foundBy: /only the session learns/,
    alter: withText((text) => text.replace('"redirectUrl":null', '"redirectUrl":"https://pay.example/1"')),
  },
  {
    wrong: 'opens an eSIM’s PUK to who ordered it for ever',
    foundBy: /open to who ordered it and to its buyer/,
    alter: withText((text) =>
      text.replace(
        '"simPUK":null,"pukNeedsStrongLogIn":true',
        '"simPUK":"12345678","pukNeedsStrongLogIn":false',
      ),
    ),
  },
  {
    wrong: 'writes sums with a point',
    foundBy: /^GET_ACCOUNT answers/,
    alter: withText((text) => text.replace(/"amount":"(\d+),(\d\d)"/, '"amount":"$1.$2"')),
  },
  {
    wrong: 'writes times without a zone',
    foundBy: /^GET_ACCOUNT answers/,
    alter: withText((text) => text.replaceAll(/(T\d\d:\d\d:\d\d(?:\.\d+)?)Z"/g, '$1"')),
  },
  {
    wrong: 'answers with a value that the contract doesn’t list',
    foundBy: /^GET_ACCOUNT answers/,
    alter: withText((text) => text.replaceAll(/"ownershipType":"[A-Z]+"/g, '"ownershipType":"SHARED"')),
  },
  {
    wrong: 'has no list where there is nothing',
    foundBy: /^detailedUsage answers/,
    alter: withText((text) => text.replace('"orderedPlans":[]', '"orderedPlans":null')),
  },
  {
    wrong: 'refuses with a code of its own',
    foundBy: /payment\/check-result of nobody/,
    alter: withText((text) => text.replace('PAYMENT_NOT_FOUND', 'NO_SUCH_PAYMENT')),
  },
  {
    wrong: 'takes a payment for paid before it is',
    foundBy: /two intents are two payments/,
    alter: onAnswer(async (response, request) => {
      const text = await response.text()
      return new Response(
        request.url.includes('check-result') ? text.replace('"pending"', '"paid"') : text,
        response,
      )
    }),
  },
  {
    wrong: 'adds an order up wrongly',
    foundBy: /total, balance and shortfall/,
    alter: withText((text) => text.replace(/"eurTotal":"\d+,/, '"eurTotal":"1,')),
  },
  {
    wrong: 'orders what nobody sells',
    foundBy: /unknown plan/,
    alter: withText((text) =>
      text
        .replace(/"errorMessage":"[^"]*"/, '"errorMessage":null')
        .replace(/"notification":\{[^}]*\}/g, '"notification":null'),
    ),
  },
  {
    wrong: 'reports any period',
    foundBy: /more than 12 months/,
    alter: withBody((body) => body.replace('2020-01-01', '2026-01-01')),
  },
  {
    wrong: 'doesn’t say which number is gone',
    foundBy: /no longer in use/,
    alter: withHeader('X-Missing-Phone-Number', null),
  },
  {
    wrong: 'leaves roaming as it was',
    foundBy: /roaming is what/,
    alter: withText((text) => text.replace('"roamingStatus":"OFF"', '"roamingStatus":"ON"')),
  },
  {
    wrong: 'cancels the plan of whichever number is current',
    foundBy: /terminatePlan about another number/,
    alter: withBody(unnamed),
  },
  {
    wrong: 'refuses for another number what it has done',
    foundBy: /changeRoaming about another number/,
    alter: (answer) => async (request) => {
      const { url, method, headers } = request
      const body = method === 'POST' ? await request.clone().text() : ''
      if (unnamed(body) !== body) await answer(new Request(url, { method, headers, body: unnamed(body) }))
      return answer(request)
    },
  },
  {
    wrong: 'counts no attempts',
    foundBy: /wrong code is an attempt less/,
    alter: withText((text) => text.replace(/"attemptsLeft":\d/, '"attemptsLeft":3')),
  },
  {
    wrong: 'sends codes as fast as they are asked for',
    foundBy: /another code so soon/,
    alter: withText((text) => text.replace('"SMS_RETRY_DELAY"', 'null')),
  },
  {
    wrong: 'renames another account’s number',
    foundBy: /neither switched to, renamed/,
    alter: withText((text) => text.replaceAll('NUMBER_NOT_OWNED', 'INTERNAL')),
  },
  {
    wrong: 'takes any sum',
    foundBy: /less than the least/,
    alter: withBody((body) => body.replace('"amountInCents":1,', '"amountInCents":1000,')),
  },
  {
    wrong: 'leads to another site after a log-in',
    foundBy: /confirmed log-in leads/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation(() => 'https://evil.example/'),
    ),
  },
  {
    wrong: 'makes every log-in strong',
    foundBy: /confirmed log-in leads/,
    alter: withText((text) => text.replace('"strong":false', '"strong":true')),
  },
  {
    wrong: 'lets any browser end a log-in',
    foundBy: /did not begin it/,
    alter: cookiesOn(/log-in\/callback$/, (_, seen) => seen.join('; ')),
  },
  {
    wrong: 'opens a session as often as its callback is opened',
    foundBy: /callback opens one session/,
    alter: onPath(/log-in\/callback$/, (response) => {
      const headers = new Headers(response.headers)
      headers.set('Set-Cookie', '__Host-Http-session=again; Path=/; HttpOnly; Secure; SameSite=Lax')
      return new Response(response.body, { status: response.status, headers })
    }),
  },
  {
    wrong: 'keeps the session of before a log-in',
    foundBy: /ends the session/,
    alter: cookiesOn(/log-in\/callback$/, (own) => own.replace(/__Host-Http-session=[^;]*/, '')),
  },
  {
    wrong: 'hides that a log-in was cancelled',
    foundBy: /log-in that was cancelled/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation((location) => location.replace('logInError=cancelled', 'logInError=failed')),
    ),
  },
  {
    wrong: 'hides that a log-in took too long',
    foundBy: /log-in that took too long/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation((location) => location.replace('logInError=expired', 'logInError=failed')),
    ),
  },
  {
    wrong: 'forgets the way of a log-in that took too long',
    foundBy: /log-in that took too long/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation((location) => location.replace(/&returnPath=.*/, '')),
    ),
  },
  {
    wrong: 'hides that nobody has an account',
    foundBy: /log-in by who has no account/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation((location) => location.replace('logInError=noAccount', 'logInError=expired')),
    ),
  },
  {
    wrong: 'leads from a callback that fits no log-in to another site',
    foundBy: /fits no log-in/,
    alter: onPath(
      /log-in\/callback$/,
      withLocation(() => 'https://evil.example/'),
    ),
  },
  {
    wrong: 'hides that a part is down',
    foundBy: /down or degraded is said/,
    alter: onPath(/\/health$/, async (response) =>
      Response.json(JSON.parse((await response.text()).replace('"down"', '"ok"'))),
    ),
  },
  {
    wrong: 'answers about its health with 503 where a part is down',
    foundBy: /down or degraded is said/,
    alter: onPath(
      /\/health$/,
      async (response) =>
        new Response(response.body, {
          status: (await response.clone().text()).includes('"down"') ? 503 : 200,
        }),
    ),
  },
  {
    wrong: 'says of all parts that they are down where one is',
    foundBy: /down or degraded is said/,
    alter: onPath(/\/health$/, async (response) => {
      const text = await response.text()
      return new Response(text.includes('"down"') ? text.replaceAll('"ok"', '"down"') : text)
    }),
  },
  {
    wrong: 'names a part of its health twice',
    foundBy: /names each part once/,
    alter: onPath(
      /\/health$/,
      async (response) => new Response((await response.text()).replace('"texts"', '"account"')),
    ),
  },
  {
    wrong: 'leaves out how a way to pay is that it offers',
    foundBy: /names each part once/,
    alter: onPath(
      /\/health$/,
      async (response) =>
        new Response(
          (await response.text()).replace('"bankLink"', '"orders"').replace('"orders"', '"other"'),
        ),
    ),
  },
  {
    wrong: 'approves an identity before it was checked',
    foundBy: /make a number its holder/,
    alter: withText((text) =>
      text.replace(
        '{"verificationStatus":"created"}',
        '{"verificationStatus":"approved","person":{"firstName":"A","lastName":"B","dateOfBirth":"1990-01-01"}}',
      ),
    ),
  },
  {
    wrong: 'tells of an activated number that it isn’t',
    foundBy: /make a number its holder/,
    alter: withText((text) => text.replace('"SUCCEEDED"', '"ACTIVATION_IN_PROGRESS"')),
  },
  {
    wrong: 'checks an identity without the PUK',
    foundBy: /before the PUK/,
    alter: onPath(/veriff-session$/, (response) =>
      response.status === 422 ? Response.json({ sessionUrl: 'https://identity.example/1' }) : response,
    ),
  },
  {
    wrong: 'activates a number without an identity',
    foundBy: /before an identity/,
    alter: onPath(/confirmation$/, (response) =>
      response.status === 422
        ? Response.json({ activationStatus: 'SUCCEEDED', phoneNumber: '+37061234567' })
        : response,
    ),
  },
  {
    wrong: 'lets one address ask without end',
    foundBy: /asks too often/,
    alter: onRequest((request) => requestWith(request, visitorAddressHeader, '')),
  },
  {
    wrong: 'limits everybody together',
    foundBy: /asks too often/,
    alter: onRequest((request) => requestWith(request, visitorAddressHeader, '192.0.2.1')),
  },
  {
    wrong: 'doesn’t say how long to wait',
    foundBy: /asks too often/,
    alter: withHeader('Retry-After', null),
  },
  {
    wrong: 'gives eSIMs away without end',
    foundBy: /free eSIMs/,
    alter: onRequest((request) => requestWith(request, visitorAddressHeader, '')),
  },
  {
    wrong: 'lets a stranger lock a number',
    foundBy: /stranger who tries PUKs/,
    alter: onRequest((request) => requestWith(request, visitorAddressHeader, '192.0.2.1')),
  },
  {
    wrong: 'lets anybody try PUKs without end',
    foundBy: /stranger who tries PUKs/,
    alter: withText((text) => text.replace('"DECLARATION_RETRY_THRESHOLD_REACHED"', '"INVALID_PUK_CODE"')),
  },
  {
    wrong: 'writes the answer into the picture',
    foundBy: /picture of a riddle/,
    alter: onPath(/captcha\/picture$/, () => {
      const headers = { 'Content-Type': 'image/svg+xml' }
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"><text>37202</text></svg>', { headers })
    }),
  },
  {
    wrong: 'shows a declaration to any browser',
    foundBy: /its own browser/,
    alter: cookiesOn(/\/declaration\/(?!linkPhoneNumber)/, (own, seen) => seen[0] ?? own),
  },
  {
    wrong: 'offers the bank link without a bank',
    foundBy: /there is a bank/,
    alter: onPath(/bank-list$/, () => Response.json({ banks: [] })),
  },
  {
    wrong: 'leaves places of its sentences empty',
    foundBy: /sentence of the history/,
    alter: withText((text) => text.replaceAll(/"placeholders":\[[^\]]*\]/g, '"placeholders":[]')),
  },
  {
    wrong: 'gives cards away that cost something',
    foundBy: /paid for somewhere/,
    alter: withText((text) => text.replace(/"payment":\{[^}]*\}/, '"payment":null')),
  },
  {
    wrong: 'says of a refused payment that it was cancelled',
    foundBy: /that is refused says so/,
    alter: withText((text) => text.replace('"status":"refused"', '"status":"cancelled"')),
  },
  {
    wrong: 'never credits a payment that is paid',
    foundBy: /that is paid is so for its customer/,
    alter: withText((text) => text.replace('"amount":"60,00"', '"amount":"50,00"')),
  },
  {
    wrong: 'tells a balance to who has a payment’s reference',
    foundBy: /that is paid is so for its customer/,
    alter: withText((text) =>
      /"balanceInCents"/.test(text)
        ? text
        : text.replace('"status":"paid",', '"status":"paid","balanceInCents":6000,'),
    ),
  },
  {
    wrong: 'posts no card',
    foundBy: /goes through its states/,
    alter: withText((text) => text.replace('"status":"delivered"', '"status":"paid"')),
  },
  {
    wrong: 'never says that an identity was declined',
    foundBy: /identity that was declined/,
    alter: withText((text) =>
      text.replace('"verificationStatus":"declined"', '"verificationStatus":"inReview"'),
    ),
  },
  {
    wrong: 'says that a number could not be linked whose code was right',
    foundBy: /whose code was right/,
    alter: withText((text) =>
      text.replace('"linkPhoneNumberResponseType":"SUCCESS"', '"linkPhoneNumberResponseType":"ERROR"'),
    ),
  },
  {
    wrong: 'tells a guest’s order with any code',
    foundBy: /guest’s order/,
    alter: onPath(/verify-order-lookup$/, () => Response.json(endpointExamples.verifyOrderLookup.answers[0])),
  },
  {
    wrong: 'takes any code from who leaves the extra line',
    foundBy: /leaves the extra line/,
    alter: onPath(/verify-leave-extra$/, () =>
      Response.json({ status: 'submitted', reference: 'L-1', submittedAt: '2026-01-15T10:00:00Z' }),
    ),
  },
  {
    wrong: 'never submits a request to leave',
    foundBy: /leaves the extra line/,
    alter: onPath(/verify-leave-extra$/, () =>
      Response.json({ status: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 }),
    ),
  },
  {
    wrong: 'hides that an activation failed',
    foundBy: /takes time to activate/,
    alter: withText((text) => text.replace('"activationStatus":"FAILED"', '"activationStatus":"SUCCEEDED"')),
  },
  {
    wrong: 'leaves an activation in progress for good',
    foundBy: /takes time to activate/,
    alter: withText((text) =>
      text.replace('"activationStatus":"SUCCEEDED"', '"activationStatus":"ACTIVATION_IN_PROGRESS"'),
    ),
  },
  {
    wrong: 'gives another reason where the balance doesn’t cover a plan',
    foundBy: /balance doesn’t cover/,
    alter: withText((text) => text.replace('INSUFFICIENT_BALANCE', 'PLAN_NOT_AVAILABLE')),
  },
  {
    wrong: 'forgets the consents that were given',
    foundBy: /wants consents first/,
    alter: withText((text) =>
      text.replace('MARKETING_CONSENT_PROVIDED', 'FAILED_TO_PROVIDE_MARKETING_CONSENT'),
    ),
  },
  {
    wrong: 'lists nothing of what was ordered',
    foundBy: /of plans is listed in another session/,
    alter: withText((text) => text.replace(/"orders":\[.*\]/, '"orders":[]')),
  },
  {
    wrong: 'lists every order as one that is active',
    foundBy: /as its own status says/,
    alter: withText((text) => text.replace(/("kind":"SIM","state":")\w+/, '$1ACTIVE')),
  },
  {
    wrong: 'has a receipt of an order that isn’t paid',
    foundBy: /one that isn’t paid has none/,
    alter: withText((text) =>
      text.replace(/("state":"AWAITING_PAYMENT",.*?"receiptReference":)null/, '$1"UK-1"'),
    ),
  },
  {
    wrong: 'leaves the card out of what its receipt says was bought',
    foundBy: /a receipt of its sum, which adds up/,
    alter: withText((text) => text.replace(/"items":\[\{.*?\},/, '"items":[')),
  },
  {
    wrong: 'takes any bank of an order of a SIM card',
    foundBy: /^simOrders refuses a bank/,
    alter: withBody((body) => body.replace('no-such-thing', 'gintaro-bankas')),
  },
  {
    wrong: 'asks any address for a merchant session',
    foundBy: /no address is asked/,
    alter: onPath(/applepay\/session$/, () => Response.json({ merchantSession: {} })),
  },
  {
    wrong: 'tops up numbers of the extra line as those of this one',
    foundBy: /extra line is not topped up/,
    alter: withBody((body) => body.replace('"line":"uoga"', '"line":"extra"')),
  },
  {
    wrong: 'has one word for all numbers that are linked already',
    foundBy: /in the account already/,
    alter: withText((text) => text.replace('ALREADY_LINKED_TO_SAME_ACCOUNT', 'ALREADY_ACTIVE')),
  },
]
