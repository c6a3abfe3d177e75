import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { isLocal, type ManagementSpace } from '../environment.ts'

interface Sent {
  body?: unknown
  /** The version that is known, of what exists. */
  version?: number
  contentType?: string
}

const ErrorBody = v.object({
  sys: v.object({ id: v.string() }),
  message: v.optional(v.string(), ''),
  details: v.optional(
    v.looseObject({
      errors: v.optional(
        v.array(
          v.looseObject({
            name: v.optional(v.string(), ''),
            path: v.optional(v.array(v.union([v.string(), v.number()])), []),
            details: v.optional(v.string(), ''),
          }),
        ),
        [],
      ),
    }),
  ),
})

/** Contentful's answer where it isn't one; the message names the first thing that is wrong. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, body: unknown) {
    const read = v.safeParse(ErrorBody, body)
    const [first] = read.success ? (read.output.details?.errors ?? []) : []
    const words = read.success ? `${read.output.sys.id}: ${read.output.message}` : 'no reason given'
    super(`${status} ${words}${first ? ` (${first.path.join('.')}: ${first.details || first.name})` : ''}`)
    this.status = status
  }
}

/** How often a request is sent again: for the rate limit, a fault of the server's, or where no answer came. */
const retries = 8
/** Milliseconds before a request without an answer is sent again. If it has arrived, the version refuses it now (409). */
const pause = 300

/** Sends requests to one environment of a space. Rejects with Refused, or as fetch does where there is no answer. */
export function managementClient({ space, environment, token, host, uploadHost }: ManagementSpace) {
  const root = (at: string) =>
    `${isLocal(at) ? 'http' : 'https'}://${at}/spaces/${space}/environments/${environment}`

  async function answerTo(url: string, init: RequestInit): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      const request = fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
      const answer = await (attempt < retries ? request.catch(() => undefined) : request)
      if (!answer) {
        await wait(pause)
        continue
      }
      const text = await answer.text()
      if (answer.ok) return text === '' ? undefined : JSON.parse(text)
      const mayPass = answer.status === 429 || answer.status >= 500
      if (!mayPass || attempt === retries) throw new Refused(answer.status, parsed(text))
      await wait(Number(answer.headers.get('X-Contentful-RateLimit-Reset') ?? 1) * 1000)
    }
  }

  return {
    send: (
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      path: string,
      { body, version, contentType }: Sent = {},
    ) =>
      answerTo(`${root(host)}/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/vnd.contentful.management.v1+json',
          ...(version !== undefined && { 'X-Contentful-Version': String(version) }),
          ...(contentType && { 'X-Contentful-Content-Type': contentType }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (bytes: Uint8Array<ArrayBuffer>) =>
      answerTo(`${root(uploadHost)}/uploads`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
        body: bytes,
      }),
  }
}
export type ManagementClient = ReturnType<typeof managementClient>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
