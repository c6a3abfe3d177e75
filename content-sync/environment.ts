import { embeddedSpace } from './mirror.ts'

/** A space that is read through Contentful's Delivery API; `host` may name a port. */
export interface DeliverySpace {
  kind: 'space'
  space: string
  environment: string
  token: string
  host: string
}

/** The space that comes with the code: a sandbox serves it. */
export interface EmbeddedSpace {
  kind: 'embedded'
  space: string
  environment: string
}

export type ContentEnvironment = DeliverySpace | EmbeddedSpace | { kind: 'refused'; problem: string }

const names = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_DELIVERY_TOKEN'] as const
const hostName = 'CONTENTFUL_HOST'
const managementName = 'CONTENTFUL_MANAGEMENT_TOKEN'
const previewName = 'CONTENTFUL_PREVIEW_TOKEN'
const commentsName = 'CONTENTFUL_COMMENTS_TOKEN'

/** Every variable that is read here. */
export const contentVariables = [...names, hostName, managementName, previewName, commentsName, 'CONTEXT']

/** What Netlify calls production, and on one machine a site with a public origin: both refuse what is for trying out. */
export const isProduction = (env: Variables): boolean =>
  env.CONTEXT === 'production' ||
  (env.NETLIFY !== 'true' && (env.SITE_ORIGIN?.trim().toLowerCase().startsWith('https:') ?? false))

/**
 * Where content comes from, by the environment's variables. Nothing set is the embedded space, which a production build
 * refuses; half of it set is refused always, with the names of what lacks.
 */
export function readContentEnvironment(env: Variables): ContentEnvironment {
  const value = (name: string) => env[name]?.trim() ?? ''
  const missing = names.filter((name) => value(name) === '')
  const host = value(hostName)
  if (missing.length === names.length && host === '') {
    return isProduction(env)
      ? refused(`A production build needs a space of its own: set ${list(names)}.`)
      : { kind: 'embedded', space: embeddedSpace, environment: 'master' }
  }
  if (missing.length > 0) return refused(`Contentful is only half set; missing: ${list(missing)}.`)
  const [space, environment, token] = [value(names[0]), value(names[1]), value(names[2])]
  if (!isId(space)) return refused(`${names[0]} is not an id of Contentful's.`)
  if (!isId(environment)) return refused(`${names[1]} is not an id of Contentful's.`)
  if (!/^([\w.-]+(:\d+)?)?$/.test(host)) {
    return refused(`${hostName} is a host alone, like cdn.eu.contentful.com, without a scheme or a path.`)
  }
  if (isProduction(env) && /^preview\./i.test(host)) {
    return refused(`A production build publishes no drafts: ${hostName} is the preview’s.`)
  }
  return { kind: 'space', space, environment, token, host: host || 'cdn.contentful.com' }
}

type Variables = Readonly<Record<string, string | undefined>>

/** Where the drafts of a space are read; undefined without a token for them. Nothing of it is published. */
export function readPreviewSpace(env: Variables, content: ContentEnvironment): DeliverySpace | undefined {
  const token = env[previewName]?.trim() ?? ''
  if (content.kind !== 'space' || token === '') return undefined
  const region = regionOf(content.host)
  return { ...content, token, host: isLocal(content.host) ? content.host : `preview.${region}contentful.com` }
}

/** Where comments are written beside entries; undefined without a token that may. */
export function readCommentsSpace(env: Variables, content: ContentEnvironment): ManagementSpace | undefined {
  const token = env[commentsName]?.trim() ?? ''
  return content.kind === 'space' && token !== '' ? managed(content, token) : undefined
}

/** A space that is written through Contentful's Management API; hosts may name a port. */
export interface ManagementSpace {
  kind: 'management'
  space: string
  environment: string
  token: string
  host: string
  uploadHost: string
}

/** The space that an upgrade changes, in the region that the site reads it from. */
export function readManagementSpace(env: Variables): ManagementSpace | { kind: 'refused'; problem: string } {
  const read = readContentEnvironment(env)
  if (read.kind === 'refused') return read
  const token = env[managementName]?.trim() ?? ''
  if (read.kind === 'embedded' || token === '')
    return refused(
      `An upgrade needs a space and a token that may change it: set ${list([...names, managementName])}.`,
    )
  return managed(read, token)
}

function managed({ space, environment, host }: DeliverySpace, token: string): ManagementSpace {
  const region = regionOf(host)
  const hosts = isLocal(host)
    ? { host, uploadHost: host }
    : { host: `api.${region}contentful.com`, uploadHost: `upload.${region}contentful.com` }
  return { kind: 'management', space, environment, token, ...hosts }
}

const regionOf = (host: string): string => (host.endsWith('.eu.contentful.com') ? 'eu.' : '')

/** Only a server on this machine is asked without TLS. */
export const isLocal = (host: string): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)

/** Where the space's images are: a host of their own in each region; a local one serves both. */
export function imagesOrigin({ host }: DeliverySpace): string {
  if (isLocal(host)) return `http://${host}`
  const region = regionOf(host)
  return `https://images.${region}ctfassets.net`
}

/** Where the space's files are that are no images. */
export function filesOrigin(source: DeliverySpace): string {
  return imagesOrigin(source).replace('//images.', '//assets.')
}

/** Ids are in addresses: one of dots alone would lead elsewhere. */
const isId = (text: string) => /^(?!\.+$)[\w.-]{1,64}$/.test(text)

const refused = (problem: string) => ({ kind: 'refused' as const, problem })

const list = (words: readonly string[]) => new Intl.ListFormat('en').format(words)
