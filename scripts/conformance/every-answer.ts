import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import {
  contractVersion,
  contractVersionHeader,
  inertAnswer,
  requestIdHeader,
} from '../../src/operator/contract/headers.ts'
import { protocolErrors } from '../../src/operator/contract/protocol-errors.ts'
import type { Check } from './check.ts'
import { expectThat, NotAsked } from './difference.ts'
import type { Answered, Asked, World } from './world.ts'

const endpoints = Object.entries<Endpoint>(allEndpoints)
const posts = endpoints.filter(([, { method }]) => method === 'POST').map(([, { path }]) => apiPath(path))
const everyPost = [...posts, apiPath(graphqlPath)]

/** Posts that ask for nothing in their body. */
const withoutFields = (
  [allEndpoints.logout, allEndpoints.prolongSession, allEndpoints.logoutEverywhere] as const
).map(({ path }) => apiPath(path))

/** The rest of a list; a check of nothing is not asked for, so that no one takes it for proven. */
function someOf<Item>(items: Item[], isCovered: (item: Item) => boolean): Item[] {
  const some = items.filter(isCovered)
  if (some.length === 0) throw new NotAsked('not asked for')
  return some
}

const covered = ({ covers }: World, isConcerned: (endpoint: Endpoint) => boolean = () => true) =>
  someOf(endpoints, ([, endpoint]) => covers(endpoint.path) && isConcerned(endpoint))

/** Refused with the code and status of protocol-errors.ts, and nothing of the inside. */
function expectRefused(
  { status, json, text }: Answered,
  code: keyof typeof protocolErrors,
  about: string,
): void {
  const isCode = typeof json === 'object' && json !== null && 'code' in json && json.code === code
  expectThat(
    status === protocolErrors[code] && isCode,
    `${about}: ${status} ${text.slice(0, 60)} instead of ${code}`,
  )
  expectThat(Object.keys(Object(json)).length === 1, `${about}: more than a code, ${text.slice(0, 80)}`)
}

const guest: Asked = { method: 'GET', path: apiPath(allEndpoints.authorizationStatus.path) }

const header = (rule: string, holds: (answered: Answered) => boolean): Check => ({
  rule,
  profile: 'reading',
  async run(world) {
    const [post] = everyPost.filter(world.covers)
    for (const asked of [
      ...(world.covers(guest.path) ? [guest] : []),
      ...(post ? [{ path: post, body: {} }] : []),
      { ...guest, path: apiPath('/v1/nowhere') },
    ]) {
      const answered = await world.ask(asked)
      expectThat(holds(answered), `${asked.path}: ${[...answered.headers].map(([name]) => name).join(', ')}`)
    }
  },
})

const eachPost = (
  rule: string,
  code: keyof typeof protocolErrors,
  asked: Omit<Asked, 'path'>[],
  paths = everyPost,
): Check => ({
  rule,
  profile: 'reading',
  async run(world) {
    for (const path of someOf(paths, world.covers))
      for (const one of asked) expectRefused(await world.ask({ ...one, path }), code, path)
  },
})

const foreign = ['https://evil.example', 'null', '', 'https://uoga.example.evil.example']
const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']

function hasContract(version: string): boolean {
  const [major, minor] = contractVersion.split('.').map(Number)
  const [, toldMajor, toldMinor] = /^(\d+)\.(\d+)$/.exec(version) ?? []
  return Number(toldMajor) === major && Number(toldMinor) >= (minor ?? 0)
}

/** What every call has to keep to, whatever it is about. All of it is refused before anything is done. */
export const everyAnswer: Check[] = [
  header('every answer has the contract’s version, or a newer minor one', ({ headers }) =>
    hasContract(headers.get(contractVersionHeader) ?? ''),
  ),
  header('no answer may be kept', ({ headers }) => headers.get('Cache-Control') === 'no-store'),
  header(
    'no answer is guessed to be of another type',
    ({ headers }) => headers.get('X-Content-Type-Options') === 'nosniff',
  ),
  header('an answer that is opened by itself may do nothing', ({ headers }) =>
    Object.entries(inertAnswer).every(([name, value]) => headers.get(name) === value),
  ),
  header('every answer is JSON', ({ headers }) =>
    /^application\/json\b/.test(headers.get('Content-Type') ?? ''),
  ),
  header(
    'no answer has a CORS header',
    ({ headers }) => ![...headers.keys()].some((name) => name.startsWith('access-control')),
  ),
  {
    rule: 'the request id comes back',
    profile: 'reading',
    async run(world) {
      const id = world.newKey()
      const { headers } = await world.ask({ ...guest, headers: { [requestIdHeader]: id } })
      expectThat(headers.get(requestIdHeader) === id, `${headers.get(requestIdHeader)} instead of ${id}`)
    },
  },
  {
    rule: 'a forged request id doesn’t come back',
    profile: 'reading',
    async run(world) {
      const { headers } = await world.ask({ ...guest, headers: { [requestIdHeader]: '<script>' } })
      expectThat(!headers.get(requestIdHeader)?.includes('<'), 'it came back')
    },
  },
  eachPost(
    'a POST from another origin is refused',
    'FOREIGN_ORIGIN',
    foreign.map((Origin) => ({ body: {}, headers: { Origin } })),
  ),
  eachPost(
    'a POST in anything but JSON is refused',
    'UNSUPPORTED_MEDIA_TYPE',
    otherTypes.map((type) => ({ body: '{}', headers: { 'Content-Type': type } })),
  ),
  eachPost(
    'a body of more than 16 kB is refused',
    'BODY_TOO_LARGE',
    [{ body: `"${'x'.repeat(20_000)}"` }],
    posts,
  ),
  eachPost('a broken body is refused', 'BAD_REQUEST', [{ body: '{' }], posts),
  eachPost(
    'a request without its fields is refused',
    'BAD_REQUEST',
    [{ body: {} }, { body: [] }, { body: 'null' }],
    posts.filter((path) => !withoutFields.includes(path)),
  ),
  {
    rule: 'a question without its fields is refused',
    profile: 'reading',
    async run(world) {
      const isQuestion = ({ method, request }: Endpoint) =>
        method === 'GET' && Object.keys('entries' in request ? Object(request.entries) : {}).length > 0
      for (const [name, { path, method }] of covered(world, isQuestion))
        expectRefused(await world.ask({ method, path: apiPath(path) }), 'BAD_REQUEST', name)
    },
  },
  {
    rule: 'another method is refused and told which one is right',
    profile: 'reading',
    async run(world) {
      for (const [name, { path, method }] of covered(world))
        for (const other of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => one !== method)) {
          const answered = await world.ask({
            method: other,
            path: apiPath(path),
            body: other === 'GET' ? undefined : {},
          })
          expectRefused(answered, 'METHOD_NOT_ALLOWED', `${other} ${name}`)
          expectThat(
            answered.headers.get('Allow') === method,
            `${name}: Allow ${answered.headers.get('Allow')}`,
          )
        }
    },
  },
  {
    rule: 'a preflight gets no leave',
    profile: 'reading',
    async run(world) {
      const answered = await world.ask({
        ...guest,
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example' },
      })
      expectRefused(answered, answered.status === 403 ? 'FOREIGN_ORIGIN' : 'METHOD_NOT_ALLOWED', 'OPTIONS')
    },
  },
  {
    rule: 'what isn’t there is not found',
    profile: 'reading',
    async run(world) {
      expectRefused(await world.ask({ ...guest, path: apiPath('/v1/nowhere') }), 'NOT_FOUND', 'nowhere')
    },
  },
  {
    rule: 'a write without a key is refused',
    profile: 'reading',
    run: refuseKeyless,
  },
]

/** The key is looked at before the request is, or after: without fields nothing is done either way. */
async function refuseKeyless(world: World): Promise<void> {
  for (const [name, { path }] of covered(world, ({ effect }) => effect === 'write')) {
    const answered = await world.ask({ path: apiPath(path), body: {} })
    const isKey = answered.text.includes('IDEMPOTENCY_KEY_MISSING')
    expectRefused(answered, isKey ? 'IDEMPOTENCY_KEY_MISSING' : 'BAD_REQUEST', name)
  }
}
