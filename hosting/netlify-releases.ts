import * as v from 'valibot'
import { type SmokeCheck, smoke, smokeProblems } from './smoke.ts'

/** Which site of which account; the token is a secret. */
export interface NetlifySite {
  siteId: string
  token: string
  /** Of Netlify's API; tests name another. */
  apiOrigin?: string
}

/** A deploy of the production's branch, as Netlify's API describes it. */
const Deploy = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{1,40}$/)),
  state: v.string(),
  context: v.optional(v.nullable(v.string())),
  created_at: v.string(),
  /** The first line of the commit's message. */
  title: v.optional(v.nullable(v.string())),
  commit_ref: v.optional(v.nullable(v.string())),
  deploy_ssl_url: v.optional(v.nullable(v.string())),
})
const Site = v.object({ published_deploy: v.nullable(v.object({ id: v.string() })), ssl_url: v.string() })

export interface NetlifyRelease {
  id: string
  madeAt: string
  notes: string
  commit: string
  /** Where this one deploy is served, published or not. */
  origin: string
  isCurrent: boolean
}

/** The newest first: deploys of production that can be published. Throws where the API refuses or answers something else. */
export async function netlifyReleases(site: NetlifySite): Promise<NetlifyRelease[]> {
  const [deploys, { published_deploy: published }] = await Promise.all([
    call(site, 'GET', `sites/${site.siteId}/deploys?per_page=50`, v.array(Deploy)),
    call(site, 'GET', `sites/${site.siteId}`, Site),
  ])
  return deploys
    .filter(({ state, context }) => state === 'ready' && context === 'production')
    .map(({ id, created_at, title, commit_ref, deploy_ssl_url }) => ({
      id,
      madeAt: created_at,
      notes: title ?? '',
      commit: commit_ref?.slice(0, 8) ?? '',
      origin: deploy_ssl_url ?? '',
      isCurrent: id === published?.id,
    }))
    .toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))
}

/** Goes back to a deploy, and locks it: what is built from now on is not published by itself. */
export async function rollBackTo(site: NetlifySite, id: string): Promise<void> {
  await call(site, 'POST', `sites/${site.siteId}/deploys/${id}/restore`)
  await call(site, 'POST', `deploys/${id}/lock`)
}

/** Lets what is built be published by itself again. */
export const unlock = (site: NetlifySite, id: string): Promise<unknown> =>
  call(site, 'POST', `deploys/${id}/unlock`)

/**
 * Publishes a deploy that passes the smoke test at its own address, and says what is wrong with one that doesn't. The
 * lock, where there is one, then holds this deploy: so nothing is ever published untried.
 */
export async function publishDeploy(
  site: NetlifySite,
  { id, origin }: Pick<NetlifyRelease, 'id' | 'origin'>,
  look: typeof smoke = smoke,
): Promise<string[]> {
  const { ssl_url: siteOrigin } = await call(site, 'GET', `sites/${site.siteId}`, Site)
  const checks: SmokeCheck[] = await look({ origin, siteOrigin, functions: true })
  const problems = smokeProblems(checks)
  if (problems.length === 0) await call(site, 'POST', `sites/${site.siteId}/deploys/${id}/restore`)
  return problems
}

async function call<Schema extends v.GenericSchema = v.GenericSchema<unknown, unknown>>(
  { token, apiOrigin = 'https://api.netlify.com' }: NetlifySite,
  method: 'GET' | 'POST',
  path: string,
  schema?: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(`${apiOrigin}/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  })
  if (!answer.ok) throw new Error(`Netlify answered ${answer.status} to ${method} ${path}.`)
  return v.parse(schema ?? v.unknown(), await answer.json())
}
