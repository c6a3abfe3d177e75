import * as v from 'valibot'
import {
  contentVariables,
  type DeliverySpace,
  type EmbeddedSpace,
  imagesOrigin,
  isProduction,
  type ManagementSpace,
  readCommentsSpace,
  readContentEnvironment,
  readPreviewSpace,
} from '../content-sync/environment.ts'
import type { OtlpTarget } from './operations/send-out.ts'
import { isLoopback, isPrivate } from './private-address.ts'
import { readWallets, type Wallets, walletAddresses, walletSettings } from './wallets.ts'
import { readWidgets, type Widgets, widgetAddresses, widgetSettings } from './widgets.ts'

/** What the environment's variables say. Origins are like `https://www.example.lt`, without a trailing slash. */
export interface Environment {
  /** The site listens on `site`; the sandboxes that are needed on the others, the page on which embedded content is edited too. */
  ports: { site: number; operator: number; content: number; editing: number }
  dataFolder: string
  /** The folder of the embedded space. */
  embeddedSpace: string
  siteOrigin: string
  /** Every origin under which the site is open: this machine has two names, a preview an address of its own. */
  ownOrigins: string[]
  /** A sandbox has to be started before its origin answers; a preview may have no operator. */
  operator: { kind: 'sandbox' | 'remote'; origin: string } | { kind: 'none' }
  /** On one machine: how many proxies are in front of this server, whose word on the visitor's address is taken. */
  trustedProxies: number
  /** Netlify signs what it passes on to the operator. */
  signsCalls: boolean
  content: DeliverySpace | EmbeddedSpace
  /** Signs Contentful's webhooks; without one they are not listened to. */
  webhookSecret: string | undefined
  /** How editors hear of what is wrong: each of it only where its variable is set. */
  editors: {
    /** The last segment of their page's address. */
    secret: string | undefined
    chatUrl: string | undefined
    preview: DeliverySpace | undefined
    /** Opens the preview of drafts. */
    previewSecret: string | undefined
    comments: ManagementSpace | undefined
  }
  widgets: Widgets
  wallets: Wallets
  /** Whose releases `npm run release` lists, publishes and takes back. */
  netlifySite: { siteId: string; token: string } | undefined
  /** The password of `/operations`. */
  operationsSecret: string | undefined
  /** Where alerts are sent. A secret. */
  alertWebhook: string | undefined
  /** Where what is seen is sent besides. */
  otlp: OtlpTarget | undefined
  gallery: boolean
  /** In dev and qa pages log to the console; elsewhere it stays silent. */
  name: 'dev' | 'qa' | 'production'
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
  EMBEDDED_SPACE: v.optional(v.string(), 'content-sync/space'),
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^[0-9]$/, ({ input }) => `TRUSTED_PROXIES must be a number from 0 to 9, not "${input}".`),
    v.transform(Number),
  ),
  SITE_ORIGIN: origin('SITE_ORIGIN'),
  OPERATOR_ORIGIN: origin('OPERATOR_ORIGIN'),
  PREVIEW_OPERATOR_ORIGIN: origin('PREVIEW_OPERATOR_ORIGIN'),
  // Elsewhere than on Netlify a variable of this name is someone else's.
  NETLIFY: v.optional(v.string()),
  URL: v.optional(v.string()),
  DEPLOY_PRIME_URL: origin('DEPLOY_PRIME_URL'),
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
  NETLIFY_SITE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'NETLIFY_SITE_ID must be the id of a site on Netlify.')),
  ),
  NETLIFY_AUTH_TOKEN: v.optional(v.string()),
  OPERATIONS_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(16, 'OPERATIONS_SECRET must have at least 16 characters.')),
  ),
  ALERT_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'ALERT_WEBHOOK_URL must be the address of a webhook.',
      ),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as https://otlp.example.',
      ),
      v.transform((text) => text.replace(/\/$/, '')),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (text) => text === '' || text.split(',').every((pair) => /^[\w-]+=.+$/.test(pair.trim())),
      'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, with commas between them.',
    ),
    v.transform((text) =>
      Object.fromEntries(
        text
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.trim().split(/=(.*)/s))
          .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
      ),
    ),
  ),
  EDITORS_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{32,}$/, 'EDITORS_SECRET must have at least 32 letters, digits and hyphens.'),
    ),
  ),
  PREVIEW_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{32,}$/, 'PREVIEW_SECRET must have at least 32 letters, digits and hyphens.'),
    ),
  ),
  EDITORS_CHAT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
        'EDITORS_CHAT_URL must be the https address of a chat’s webhook.',
      ),
    ),
  ),
  ...widgetSettings,
  ...walletSettings,
  SITE_ENVIRONMENT: v.optional(
    v.picklist(
      ['dev', 'qa', 'production'],
      ({ input }) => `SITE_ENVIRONMENT must be dev, qa or production, not "${input}".`,
    ),
    'production',
  ),
  GALLERY: v.optional(
    v.picklist(['true', 'false'], ({ input }) => `GALLERY must be true or false, not "${input}".`),
  ),
})

/** Every variable that is read here: `.env.example` reports each. */
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
    EMBEDDED_SPACE,
    TRUSTED_PROXIES,
    SITE_ORIGIN,
    NETLIFY,
    URL,
    DEPLOY_PRIME_URL,
    GALLERY,
    SITE_ENVIRONMENT,
    API_SIGNATURE_TOKEN,
    CONTENTFUL_WEBHOOK_SECRET,
    BUILD_HOOK_URL,
    NETLIFY_SITE_ID,
    NETLIFY_AUTH_TOKEN,
    OPERATIONS_SECRET,
    ALERT_WEBHOOK_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS,
    EDITORS_SECRET,
    EDITORS_CHAT_URL,
    PREVIEW_SECRET,
    ...others
  } = settings.output
  const onNetlify = NETLIFY === 'true'
  if (onNetlify && Boolean(CONTENTFUL_WEBHOOK_SECRET) !== Boolean(BUILD_HOOK_URL))
    problems.push(
      'What editors publish goes live with CONTENTFUL_WEBHOOK_SECRET and BUILD_HOOK_URL: set both.',
    )
  const ports = { site: PORT, operator: PORT + 1, content: PORT + 2, editing: PORT + 3 }
  const publicOrigin = SITE_ORIGIN ?? (onNetlify ? URL : undefined)
  const siteOrigin = publicOrigin ?? local(ports.site)
  const operator = operatorOf(variables, others, ports.operator)
  const sandboxOrigin = operator.kind === 'sandbox' ? operator.origin : undefined
  const widgets = readWidgets(others, sandboxOrigin)
  const wallets = readWallets(others, sandboxOrigin)
  if (isProduction(variables)) {
    problems.push(
      ...missingProblems({ OPERATOR_ORIGIN: others.OPERATOR_ORIGIN, SITE_ORIGIN: publicOrigin }),
      ...publicProblems({
        OPERATOR_ORIGIN: [others.OPERATOR_ORIGIN],
        SITE_ORIGIN: [publicOrigin],
        CONTENTFUL_HOST: [content.kind === 'space' ? imagesOrigin(content) : undefined],
        ...widgetAddresses(widgets),
        ...walletAddresses(wallets),
      }),
      ...(GALLERY === 'true' ? ['A production build has no gallery: unset GALLERY.'] : []),
    )
  }
  if (problems.length > 0 || content.kind === 'refused') return { kind: 'refused', problems }
  return {
    kind: 'read',
    environment: {
      ports,
      dataFolder: DATA_FOLDER,
      embeddedSpace: EMBEDDED_SPACE,
      siteOrigin,
      ownOrigins: [siteOrigin, onNetlify ? DEPLOY_PRIME_URL : undefined].flatMap(namesOf),
      operator,
      trustedProxies: TRUSTED_PROXIES,
      signsCalls: onNetlify && operator.kind === 'remote' && API_SIGNATURE_TOKEN !== undefined,
      content,
      webhookSecret: CONTENTFUL_WEBHOOK_SECRET,
      editors: {
        secret: EDITORS_SECRET,
        chatUrl: EDITORS_CHAT_URL,
        preview: readPreviewSpace(variables, content),
        previewSecret: PREVIEW_SECRET,
        comments: readCommentsSpace(variables, content),
      },
      widgets,
      wallets,
      netlifySite:
        NETLIFY_SITE_ID && NETLIFY_AUTH_TOKEN
          ? { siteId: NETLIFY_SITE_ID, token: NETLIFY_AUTH_TOKEN }
          : undefined,
      operationsSecret: OPERATIONS_SECRET,
      alertWebhook: ALERT_WEBHOOK_URL,
      otlp:
        OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? undefined
          : { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, headers: OTEL_EXPORTER_OTLP_HEADERS },
      gallery: GALLERY === 'true',
      name: SITE_ENVIRONMENT,
    },
  }
}

/**
 * Who answers `/api/*`. A preview on Netlify asks an operator only where it is named for previews: the production's would
 * change real accounts, and a sandbox would be the visitor's own machine.
 * Why: docs/decisions/0055-what-production-refuses.md
 */
function operatorOf(
  variables: Variables,
  named: Pick<v.InferOutput<typeof Settings>, 'OPERATOR_ORIGIN' | 'PREVIEW_OPERATOR_ORIGIN'>,
  sandboxPort: number,
): Environment['operator'] {
  const isPreview = variables.NETLIFY === 'true' && !isProduction(variables)
  const origin = isPreview ? named.PREVIEW_OPERATOR_ORIGIN : named.OPERATOR_ORIGIN
  if (origin !== undefined) return { kind: 'remote', origin }
  return isPreview || isProduction(variables)
    ? { kind: 'none' }
    : { kind: 'sandbox', origin: local(sandboxPort) }
}

const withoutEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

/** An origin under its names: a browser may call this machine by its name or by its number. */
function namesOf(origin: string | undefined): string[] {
  if (origin === undefined) return []
  const { hostname } = new URL(origin)
  return isLoopback(origin)
    ? ['127.0.0.1', 'localhost'].map((name) => origin.replace(hostname, name))
    : [origin]
}

const local = (port: number): string => `http://127.0.0.1:${port}`

const missingProblems = (origins: Record<'OPERATOR_ORIGIN' | 'SITE_ORIGIN', string | undefined>): string[] =>
  [
    origins.OPERATOR_ORIGIN ? [] : 'A production build needs OPERATOR_ORIGIN, the operator’s origin.',
    origins.SITE_ORIGIN ? [] : 'A production build needs SITE_ORIGIN, the origin that visitors see.',
  ].flat()

/** What visitors couldn't reach or would reach without TLS, by the variable that says it. */
const publicProblems = (addresses: Record<string, readonly (string | undefined)[]>): string[] =>
  Object.entries(addresses).flatMap(([name, listed]) =>
    listed.flatMap((address) => {
      if (address === undefined) return []
      if (isLoopback(address))
        return [`A production build can’t use this machine: ${name} leads to ${address}.`]
      if (isPrivate(address))
        return [`A production build can’t use a private network: ${name} leads to ${address}.`]
      // Sessions and codes would travel open, and a user who is on the way could put script into pages.
      return address.startsWith('https:') ? [] : [`A production build needs https: ${name} is ${address}.`]
    }),
  )
