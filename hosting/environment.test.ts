import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

type Variables = Record<string, string>

function environmentOf(variables: Variables) {
  const result = readEnvironment(variables)
  if (result.kind === 'refused') throw new Error(result.problems.join('\n'))
  return result.environment
}

function problemsOf(variables: Variables): string[] {
  const result = readEnvironment(variables)
  return result.kind === 'refused' ? result.problems : []
}

const space = {
  CONTENTFUL_SPACE_ID: 'abc',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_DELIVERY_TOKEN: 'token',
}
const embedded = { CONTENTFUL_SPACE_ID: '', CONTENTFUL_ENVIRONMENT: '', CONTENTFUL_DELIVERY_TOKEN: '' }
const production = {
  ...space,
  CONTEXT: 'production',
  NETLIFY: 'true',
  URL: 'https://www.uoga.example',
  OPERATOR_ORIGIN: 'https://operator.example',
}

test('with nothing set the site is alone: embedded content, sandbox operator', () => {
  expect(environmentOf({})).toEqual({
    ports: { site: 4321, operator: 4322, content: 4323, editing: 4324 },
    dataFolder: '.data',
    embeddedSpace: 'content-sync/space',
    trustedProxies: 0,
    editors: {},
    siteOrigin: 'http://127.0.0.1:4321',
    ownOrigins: ['http://127.0.0.1:4321', 'http://localhost:4321'],
    operator: { kind: 'sandbox', origin: 'http://127.0.0.1:4322' },
    signsCalls: false,
    content: { kind: 'embedded', space: 'uoga', environment: 'master' },
    wallets: {
      scripts: {
        googlePay: 'http://127.0.0.1:4322/wallets/google-pay/pay.js',
        applePay: 'http://127.0.0.1:4322/wallets/apple-pay/apple-pay-sdk.js',
      },
      scriptOrigins: [],
      styleOrigins: [],
      connectOrigins: [],
      frameOrigins: [],
      styleHashes: [],
    },
    widgets: {
      scripts: {
        tagManager: 'http://127.0.0.1:4322/tags/tag-manager.js',
        liveChat: 'http://127.0.0.1:4322/chat/chat.js',
        survey: 'http://127.0.0.1:4322/survey/survey.js',
        siteControl: 'http://127.0.0.1:4322/site-control/site-control.js',
      },
      connectOrigins: [],
      frameOrigins: [],
    },
    gallery: false,
    name: 'production',
  })
})

test('what is set to nothing is not set', () => {
  expect(environmentOf({ PORT: '', SITE_ORIGIN: ' ', OPERATOR_ORIGIN: '', GALLERY: '' })).toEqual(
    environmentOf({}),
  )
})

test('one port moves all addresses', () => {
  expect(environmentOf({ PORT: '5000' })).toMatchObject({
    ports: { site: 5000, operator: 5001, content: 5002, editing: 5003 },
    siteOrigin: 'http://127.0.0.1:5000',
    operator: { origin: 'http://127.0.0.1:5001' },
  })
})

test.each<[Variables, string]>([
  [{ SITE_ORIGIN: 'https://a.example', NETLIFY: 'true', URL: 'https://b.example' }, 'https://a.example'],
  [{ NETLIFY: 'true', URL: 'https://b.example' }, 'https://b.example'],
  [{ URL: 'another program’s' }, 'http://127.0.0.1:4321'],
  [{ SITE_ORIGIN: 'http://a.example/' }, 'http://a.example'],
])('%o is the site %s', (variables, siteOrigin) => {
  expect(environmentOf(variables).siteOrigin).toBe(siteOrigin)
})

test.each<[Variables, string]>([
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65533, not "http".'],
  [{ PORT: '0' }, 'PORT must be a number from 1 to 65533, not "0".'],
  [{ PORT: '65534' }, 'PORT must be a number from 1 to 65533, not "65534".'],
  [{ PORT: '43.5' }, 'PORT must be a number from 1 to 65533, not "43.5".'],
  [
    { SITE_ORIGIN: 'www.uoga.example' },
    'SITE_ORIGIN must be an origin such as https://www.example.lt, not "www.uoga.example".',
  ],
  [
    { OPERATOR_ORIGIN: 'https://operator.example/api' },
    'OPERATOR_ORIGIN must be an origin such as https://www.example.lt, not "https://operator.example/api".',
  ],
  [
    { OPERATOR_ORIGIN: 'ftp://operator.example' },
    'OPERATOR_ORIGIN must be an origin such as https://www.example.lt, not "ftp://operator.example".',
  ],
  [{ BUILD_HOOK_URL: 'abc' }, 'BUILD_HOOK_URL must be the https address of a build hook.'],
  [{ BUILD_HOOK_URL: 'http://hooks.example/1' }, 'BUILD_HOOK_URL must be the https address of a build hook.'],
  [{ API_SIGNATURE_TOKEN: 'short' }, 'API_SIGNATURE_TOKEN must have at least 32 characters.'],
  [{ GALLERY: 'yes' }, 'GALLERY must be true or false, not "yes".'],
  [{ PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET must have at least 32 letters, digits and hyphens.'],
  [{ EDITORS_SECRET: 'short' }, 'EDITORS_SECRET must have at least 32 letters, digits and hyphens.'],
  [
    { EDITORS_CHAT_URL: 'http://chat.example/hook' },
    'EDITORS_CHAT_URL must be the https address of a chat’s webhook.',
  ],
  [{ SITE_ENVIRONMENT: 'test' }, 'SITE_ENVIRONMENT must be dev, qa or production, not "test".'],
])('%o is refused: %s', (variables, problem) => {
  expect(problemsOf(variables)).toEqual([problem])
})

test('everything that is wrong is said at once, half set content too', () => {
  const problems = problemsOf({ PORT: 'x', SITE_ORIGIN: 'x', CONTENTFUL_SPACE_ID: 'abc' })
  expect(problems).toHaveLength(3)
  expect(problems[2]).toContain('CONTENTFUL_DELIVERY_TOKEN')
})

test('a production build with all of its origins is taken', () => {
  expect(environmentOf(production)).toMatchObject({
    siteOrigin: 'https://www.uoga.example',
    operator: { kind: 'remote', origin: 'https://operator.example' },
  })
})

test.each<[string, Variables, string]>([
  ['without an operator', { OPERATOR_ORIGIN: '' }, 'OPERATOR_ORIGIN'],
  ['with an operator on this machine', { OPERATOR_ORIGIN: 'http://localhost:4322' }, 'OPERATOR_ORIGIN'],
  ['with another name of this machine', { OPERATOR_ORIGIN: 'http://[::1]:4322' }, 'OPERATOR_ORIGIN'],
  [
    'with an operator without TLS',
    { OPERATOR_ORIGIN: 'http://operator.example' },
    'needs https: OPERATOR_ORIGIN',
  ],
  ['without a public address', { URL: '' }, 'SITE_ORIGIN'],
  ['with a public address without TLS', { URL: 'http://www.uoga.example' }, 'needs https: SITE_ORIGIN'],
  [
    'with an operator in a private network',
    { OPERATOR_ORIGIN: 'https://10.0.0.1' },
    'private network: OPERATOR_ORIGIN',
  ],
  ['with an operator in a network of its own', { OPERATOR_ORIGIN: 'https://[fd00::1]' }, 'OPERATOR_ORIGIN'],
  ['with an operator that only a network knows', { OPERATOR_ORIGIN: 'https://operator' }, 'OPERATOR_ORIGIN'],
  [
    'with tags without TLS',
    { TAG_MANAGER_URL: 'http://tags.example/gtm.js' },
    'needs https: TAG_MANAGER_URL',
  ],
  ['with a survey without TLS', { SURVEY_URL: 'http://survey.example/s.js' }, 'needs https: SURVEY_URL'],
  [
    'with a wallet without TLS',
    { GOOGLE_PAY_URL: 'http://pay.example/pay.js' },
    'needs https: GOOGLE_PAY_URL',
  ],
  ['with tags on this machine', { TAG_MANAGER_URL: 'https://localhost/gtm.js' }, 'TAG_MANAGER_URL'],
  [
    'with widgets that connect without TLS',
    { WIDGET_CONNECT_ORIGINS: 'https://a.example http://b.example' },
    'needs https: WIDGET_CONNECT_ORIGINS is http://b.example',
  ],
  [
    'with frames without TLS',
    { WIDGET_FRAME_ORIGINS: 'http://b.example' },
    'needs https: WIDGET_FRAME_ORIGINS',
  ],
  [
    'with wallets that connect without TLS',
    { WALLET_CONNECT_ORIGINS: 'http://b.example' },
    'WALLET_CONNECT_ORIGINS',
  ],
  ['with wallets’ frames without TLS', { WALLET_FRAME_ORIGINS: 'http://b.example' }, 'WALLET_FRAME_ORIGINS'],
  ['with drafts', { CONTENTFUL_HOST: 'preview.contentful.com' }, 'CONTENTFUL_HOST'],
  ['with drafts of another region', { CONTENTFUL_HOST: 'preview.eu.contentful.com' }, 'CONTENTFUL_HOST'],
  ['with the gallery', { GALLERY: 'true' }, 'GALLERY'],
  ['with images on this machine', { CONTENTFUL_HOST: '127.0.0.1:4323' }, 'CONTENTFUL_HOST'],
  ['with the embedded space', embedded, 'CONTENTFUL_SPACE_ID'],
])('a production build %s is refused', (_name, variables, named) => {
  expect(problemsOf({ ...production, ...variables })).toEqual([expect.stringContaining(named)])
})

test('a production build without anything is reported all that it needs', () => {
  expect(problemsOf({ CONTEXT: 'production' })).toEqual([
    expect.stringContaining('CONTENTFUL_SPACE_ID'),
    expect.stringContaining('OPERATOR_ORIGIN'),
    expect.stringContaining('needs SITE_ORIGIN'),
  ])
})

test.each(['CONTENTFUL_WEBHOOK_SECRET', 'BUILD_HOOK_URL'])(
  'on Netlify a webhook without %s is half set',
  (missing) => {
    const webhook = {
      CONTENTFUL_WEBHOOK_SECRET: 's'.repeat(64),
      BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
    }
    expect(problemsOf({ ...production, ...webhook })).toEqual([])
    expect(problemsOf({ ...production, ...webhook, [missing]: '' })).toEqual([
      expect.stringContaining('set both'),
    ])
  },
)

test('on Netlify calls are signed with a secret; one machine’s rules sign none', () => {
  const secret = { API_SIGNATURE_TOKEN: 's'.repeat(32) }
  expect(environmentOf({ ...production, ...secret }).signsCalls).toBe(true)
  expect(environmentOf(production).signsCalls).toBe(false)
  expect(environmentOf(secret).signsCalls).toBe(false)
})

test('one machine needs no build hook', () => {
  expect(environmentOf({ CONTENTFUL_WEBHOOK_SECRET: 's'.repeat(64) }).webhookSecret).toHaveLength(64)
})

test.each([{ CONTEXT: '' }, { CONTEXT: 'dev' }])(
  'one machine with a public origin is production: %o',
  (context) => {
    const machine = { ...space, SITE_ORIGIN: 'https://www.uoga.example', ...context }
    const sandbox = { ...machine, OPERATOR_ORIGIN: 'http://operator.example', GALLERY: 'true' }
    expect(problemsOf(machine)).toEqual([expect.stringContaining('needs OPERATOR_ORIGIN')])
    expect(problemsOf(sandbox)).toEqual([
      expect.stringContaining('needs https: OPERATOR_ORIGIN'),
      expect.stringContaining('GALLERY'),
    ])
    expect(problemsOf({ ...machine, ...embedded, OPERATOR_ORIGIN: 'https://operator.example' })).toEqual([
      expect.stringContaining('CONTENTFUL_SPACE_ID'),
    ])
  },
)

const preview = { CONTEXT: 'deploy-preview', NETLIFY: 'true', URL: 'https://www.uoga.example' }

test('a preview asks no operator but one that is named for previews', () => {
  const production = { OPERATOR_ORIGIN: 'https://operator.example', API_SIGNATURE_TOKEN: 's'.repeat(32) }
  expect(environmentOf({ ...preview, ...production })).toMatchObject({
    operator: { kind: 'none' },
    signsCalls: false,
  })
  expect(
    environmentOf({ ...preview, ...production, PREVIEW_OPERATOR_ORIGIN: 'https://trial.example' }),
  ).toMatchObject({ operator: { kind: 'remote', origin: 'https://trial.example' }, signsCalls: true })
})

test('a preview sends no one to their own machine', () => {
  const { operator, widgets, wallets, siteOrigin } = environmentOf(preview)
  expect(JSON.stringify({ operator, widgets, wallets, siteOrigin })).not.toMatch(/127\.0\.0\.1|localhost/)
})

test('production never asks the preview’s operator', () => {
  expect(environmentOf({ ...production, PREVIEW_OPERATOR_ORIGIN: 'https://trial.example' }).operator).toEqual(
    {
      kind: 'remote',
      origin: 'https://operator.example',
    },
  )
})
