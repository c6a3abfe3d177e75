import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { walletEnvironment, walletSources } from './wallets.ts'

function walletsOf(variables: Record<string, string>) {
  const result = readEnvironment(variables)
  if (result.kind === 'refused') throw new Error(result.problems.join('\n'))
  return result.environment.wallets
}
const remote = { OPERATOR_ORIGIN: 'https://operator.example' }
const hash = `sha256-${'A'.repeat(43)}=`

test('beside a real operator only the wallets that are named are there; locally the sandbox has both', () => {
  expect(walletsOf(remote).scripts).toEqual({})
  expect(walletsOf({}).scripts).toEqual({
    googlePay: 'http://127.0.0.1:4322/wallets/google-pay/pay.js',
    applePay: 'http://127.0.0.1:4322/wallets/apple-pay/apple-pay-sdk.js',
  })
  const wallets = walletsOf({ ...remote, GOOGLE_PAY_URL: 'https://pay.google.com/gp/p/js/pay.js' })
  expect(walletEnvironment(wallets)).toEqual({
    GOOGLE_PAY_URL: 'https://pay.google.com/gp/p/js/pay.js',
    APPLE_PAY_URL: '',
  })
})

test('the policy allows the scripts’ origins, what they talk to, and frames of Google’s alone', () => {
  const sources = walletSources(
    walletsOf({
      ...remote,
      GOOGLE_PAY_URL: 'https://pay.google.com/gp/p/js/pay.js',
      APPLE_PAY_URL: 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js',
      WALLET_SCRIPT_ORIGINS: 'https://www.gstatic.com',
      WALLET_STYLE_ORIGINS: 'https://styles.example',
      WALLET_CONNECT_ORIGINS: 'https://google.com',
      WALLET_STYLE_HASHES: hash,
    }),
  )
  const own = ['https://pay.google.com', 'https://applepay.cdn-apple.com']
  expect(sources).toMatchObject({
    'script-src': [...own, 'https://www.gstatic.com'],
    'connect-src': [...own, 'https://google.com'],
    'frame-src': ['https://pay.google.com'],
  })
  expect(sources['style-src']).toEqual(expect.arrayContaining(['https://styles.example', `'${hash}'`]))
})

test.each([
  [{ GOOGLE_PAY_URL: 'javascript:alert(1)' }, 'GOOGLE_PAY_URL must be the address of a script'],
  [{ WALLET_CONNECT_ORIGINS: 'https://a.example *' }, 'WALLET_CONNECT_ORIGINS must be origins'],
  [{ WALLET_STYLE_HASHES: "'unsafe-inline'" }, 'WALLET_STYLE_HASHES must be hashes'],
  [
    { ...remote, CONTEXT: 'production', APPLE_PAY_URL: 'http://localhost:1/sdk.js' },
    'A production build can’t use this machine: APPLE_PAY_URL',
  ],
])('%o is refused', (variables, problem) => {
  const result = readEnvironment(variables)
  expect(result.kind === 'refused' ? result.problems.join('\n') : '').toContain(problem)
})
