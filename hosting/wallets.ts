import * as v from 'valibot'
import type { Sources } from './content-security-policy.ts'
import { address, origins } from './script-settings.ts'

/** The wallets that pay by a script of their own, and the variable that says where that script is. */
const wallets = [
  { name: 'googlePay', variable: 'GOOGLE_PAY_URL', sandboxPath: '/wallets/google-pay/pay.js' },
  { name: 'applePay', variable: 'APPLE_PAY_URL', sandboxPath: '/wallets/apple-pay/apple-pay-sdk.js' },
] as const
type Wallet = (typeof wallets)[number]['name']

/** The addresses of the scripts that are there, and what they need besides: origins, and hashes of the styles they insert. */
export interface Wallets {
  scripts: Partial<Record<Wallet, string>>
  scriptOrigins: string[]
  styleOrigins: string[]
  connectOrigins: string[]
  frameOrigins: string[]
  styleHashes: string[]
}

const hashes = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.check(
    (list) => list.every((hash) => /^sha256-[\w+/]{43}=$/.test(hash)),
    'WALLET_STYLE_HASHES must be hashes such as sha256-…=, with blanks between them.',
  ),
)

/** The variables of wallets, for a schema of all variables. */
export const walletSettings = {
  GOOGLE_PAY_URL: address('GOOGLE_PAY_URL'),
  APPLE_PAY_URL: address('APPLE_PAY_URL'),
  WALLET_SCRIPT_ORIGINS: origins('WALLET_SCRIPT_ORIGINS'),
  WALLET_STYLE_ORIGINS: origins('WALLET_STYLE_ORIGINS'),
  WALLET_CONNECT_ORIGINS: origins('WALLET_CONNECT_ORIGINS'),
  WALLET_FRAME_ORIGINS: origins('WALLET_FRAME_ORIGINS'),
  WALLET_STYLE_HASHES: hashes,
}

type WalletSettings = v.InferOutput<v.ObjectSchema<typeof walletSettings, undefined>>

/** What the environment says; a wallet that it doesn't name comes from the sandbox, where there is one. */
export function readWallets(settings: WalletSettings, sandboxOrigin: string | undefined): Wallets {
  const scripts: Wallets['scripts'] = {}
  for (const { name, variable, sandboxPath } of wallets) {
    const url = settings[variable] ?? (sandboxOrigin && sandboxOrigin + sandboxPath)
    if (url) scripts[name] = url
  }
  return {
    scripts,
    scriptOrigins: settings.WALLET_SCRIPT_ORIGINS,
    styleOrigins: settings.WALLET_STYLE_ORIGINS,
    connectOrigins: settings.WALLET_CONNECT_ORIGINS,
    frameOrigins: settings.WALLET_FRAME_ORIGINS,
    styleHashes: settings.WALLET_STYLE_HASHES,
  }
}

/** The variables as the pages read them; one that isn't there is empty. */
export const walletEnvironment = ({ scripts }: Wallets): Record<string, string> =>
  Object.fromEntries(wallets.map(({ name, variable }) => [variable, scripts[name] ?? '']))

/** The one style that Google's React button inserts; a journey fails where a new version inserts another. */
const buttonStyle = "'sha256-B5xZ8LazuQtFFimrw+cAaRu+Sr5JkoCAe9yjirCJR14='"

/** What the policy of a page with wallets allows beyond its own origin. */
export function walletSources({
  scripts,
  scriptOrigins,
  styleOrigins,
  connectOrigins,
  frameOrigins,
  styleHashes,
}: Wallets): Sources {
  const own = [...new Set(Object.values(scripts).map((url) => new URL(url).origin))]
  // Apple's sheet is the device's own; Google's may be in a frame.
  const framed = scripts.googlePay ? [new URL(scripts.googlePay).origin] : []
  return {
    'script-src': [...own, ...scriptOrigins],
    'connect-src': [...own, ...connectOrigins],
    'img-src': [...own, ...connectOrigins],
    'frame-src': [...framed, ...frameOrigins],
    'style-src': [...styleOrigins, buttonStyle, ...styleHashes.map((hash) => `'${hash}'`)],
  }
}

/** Every address that pages may load from, by the variable that says it. */
export const walletAddresses = ({
  scripts,
  scriptOrigins,
  styleOrigins,
  connectOrigins,
  frameOrigins,
}: Wallets): Record<string, (string | undefined)[]> => ({
  ...Object.fromEntries(wallets.map(({ name, variable }) => [variable, [scripts[name]]])),
  WALLET_SCRIPT_ORIGINS: scriptOrigins,
  WALLET_STYLE_ORIGINS: styleOrigins,
  WALLET_CONNECT_ORIGINS: connectOrigins,
  WALLET_FRAME_ORIGINS: frameOrigins,
})
