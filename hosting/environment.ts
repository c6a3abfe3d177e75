import * as v from 'valibot'
import {
  contentVariables,
  type DeliverySpace,
  type EmbeddedSpace,
  readContentEnvironment,
} from '../content-sync/environment.ts'
import { isLoopback } from './loopback.ts'
import { localWalletProblems, readWallets, type Wallets, walletSettings } from './wallets.ts'
import { localWidgetProblems, readWidgets, type Widgets, widgetSettings } from './widgets.ts'

/** What the environment's variables say. Origins are like `https://www.example.lt`, without a trailing slash. */
export interface Environment {
  /** The site listens on `site`; the sandboxes that are needed on the others. */
  ports: { site: number; operator: number; content: number }
  dataFolder: string
  siteOrigin: string
  /** A sandbox has to be started before its origin answers. */
  operator: { kind: 'sandbox' | 'remote'; origin: string }
  /** Netlify signs what it passes on to the operator. */
  signsCalls: boolean
  content: DeliverySpace | EmbeddedSpace
  /** Where the space's images are, its id included: `/media/*` leads here. */
  imagesOrigin: string
  /** Signs Contentful's webhooks; without one they are not listened to. */
  webhookSecret: string | undefined
  widgets: Widgets
  wallets: Wallets
  gallery: boolean
}

export type EnvironmentResult =
  | { kind: 'read'; environment: Environment }
  | { kind: 'refused'; problems: string[] }

type Variables = Readonly<Record<string, string | undefined>>

const origin = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        ({ input }) => `${name} must be an origin such as https://www.example.lt, not "${input}".`,
      ),
      v.transform((text) => new URL(text).origin),
    ),
  )

const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)
}

// The sandboxes take the two ports after it.
const lastPort = 65_533

const Settings = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '4321'),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= lastPort,
      ({ input }) => `PORT must be a number from 1 to ${lastPort}, not "${input}".`,
    ),
    v.transform(Number),
  ),
  DATA_FOLDER: v.optional(v.string(), '.data'),
  SITE_ORIGIN: origin('SITE_ORIGIN'),
  OPERATOR_ORIGIN: origin('OPERATOR_ORIGIN'),
  // Elsewhere than on Netlify a variable of this name is somebody else's.
  NETLIFY: v.optional(v.string()),
  URL: v.optional(v.string()),
  API_SIGNATURE_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(32, 'API_SIGNATURE_TOKEN must have at least 32 characters.')),
  ),
  CONTENTFUL_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^.{64}$/, 'CONTENTFUL_WEBHOOK_SECRET must have 64 characters, as Contentful makes it.'),
    ),
  ),
  BUILD_HOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
        'BUILD_HOOK_URL must be the https address of a build hook.',
      ),
    ),
  ),
  ...widgetSettings,
  ...walletSettings,
  GALLERY: v.optional(
    v.picklist(['true', 'false'], ({ input }) => `GALLERY must be true or false, not "${input}".`),
  ),
})

/** Every variable that is read here: `.env.example` tells of each. */
export const environmentVariables = [...Object.keys(Settings.entries), ...contentVariables]

/** Reads and checks all variables at once, so that a person mends them in one go. */
export function readEnvironment(variables: Variables): EnvironmentResult {
  const content = readContentEnvironment(variables)
  const settings = v.safeParse(Settings, withoutEmpty(variables))
  const problems = settings.issues?.map(({ message }) => message) ?? []
  if (content.kind === 'refused') problems.push(content.problem)
  if (!settings.success) return { kind: 'refused', problems }

  const {
    PORT,
    DATA_FOLDER,
    SITE_ORIGIN,
    OPERATOR_ORIGIN,
    NETLIFY,
    URL,
    GALLERY,
    API_SIGNATURE_TOKEN,
    CONTENTFUL_WEBHOOK_SECRET,
    BUILD_HOOK_URL,
    ...others
  } = settings.output
  const onNetlify = NETLIFY === 'true'
  if (onNetlify && Boolean(CONTENTFUL_WEBHOOK_SECRET) !== Boolean(BUILD_HOOK_URL))
    problems.push(
      'What editors publish goes live with CONTENTFUL_WEBHOOK_SECRET and BUILD_HOOK_URL: set both.',
    )
  const ports = { site: PORT, operator: PORT + 1, content: PORT + 2 }
  const publicOrigin = SITE_ORIGIN ?? (onNetlify ? URL : undefined)
  const siteOrigin = publicOrigin ?? local(ports.site)
  const imagesOrigin = content.kind === 'refused' ? undefined : imagesOriginOf(content, ports.content)
  const isProduction = variables.CONTEXT === 'production'
  const sandboxOrigin = OPERATOR_ORIGIN || isProduction ? undefined : local(ports.operator)
  const widgets = readWidgets(others, sandboxOrigin)
  const wallets = readWallets(others, sandboxOrigin)
  if (isProduction) {
    problems.push(
      ...publicOriginProblems({ OPERATOR_ORIGIN, SITE_ORIGIN: publicOrigin, CONTENTFUL_HOST: imagesOrigin }),
      ...localWidgetProblems(widgets),
      ...localWalletProblems(wallets),
    )
  }
  if (problems.length > 0 || content.kind === 'refused' || !imagesOrigin) return { kind: 'refused', problems }
  return {
    kind: 'read',
    environment: {
      ports,
      dataFolder: DATA_FOLDER,
      siteOrigin,
      operator: OPERATOR_ORIGIN
        ? { kind: 'remote', origin: OPERATOR_ORIGIN }
        : { kind: 'sandbox', origin: local(ports.operator) },
      signsCalls: onNetlify && API_SIGNATURE_TOKEN !== undefined,
      content,
      imagesOrigin,
      webhookSecret: CONTENTFUL_WEBHOOK_SECRET,
      widgets,
      wallets,
      gallery: GALLERY === 'true',
    },
  }
}

const withoutEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

const local = (port: number): string => `http://127.0.0.1:${port}`

/** Contentful's images are on a host of their own in each region; a local one serves both. */
function imagesOriginOf(content: DeliverySpace | EmbeddedSpace, port: number): string {
  if (content.kind === 'embedded') return `${local(port)}/${content.space}`
  if (isLoopback(`http://${content.host}`)) return `http://${content.host}/${content.space}`
  const region = /\.eu\.contentful\.com$/.test(content.host) ? 'eu.' : ''
  return `https://images.${region}ctfassets.net/${content.space}`
}

/** What visitors couldn't reach, by the variable that says it; an origin that is unknown for another reason is left out. */
function publicOriginProblems(
  origins: Record<'OPERATOR_ORIGIN' | 'SITE_ORIGIN' | 'CONTENTFUL_HOST', string | undefined>,
): string[] {
  const missing = [
    origins.OPERATOR_ORIGIN ? [] : 'A production build needs OPERATOR_ORIGIN, the operator’s origin.',
    origins.SITE_ORIGIN ? [] : 'A production build needs SITE_ORIGIN, the origin that visitors see.',
  ].flat()
  const wrong = Object.entries(origins).flatMap(([name, origin]) => {
    if (!origin) return []
    if (isLoopback(origin)) return [`A production build can’t use this machine: ${name} leads to ${origin}.`]
    // Sessions and codes would travel open.
    return origin.startsWith('https:') ? [] : [`A production build needs https: ${name} is ${origin}.`]
  })
  return [...missing, ...wrong]
}
