import { oneTabAtATime } from '../../lib/one-tab-at-a-time.ts'
import { beginSessionHeader, traceParentHeader } from '../contract/headers.ts'
import { protocolErrors } from '../contract/protocol-errors.ts'
import { traceParent } from './trace-parent.ts'
import { pageTransport, type Transport } from './transport.ts'

/** A person waits no longer than this for an answer, a second attempt included. */
export const timeLimitInMilliseconds = 10_000
const pauseInMilliseconds = 300

export interface CallOptions {
  /** Gives the call up, for example when its page is left. */
  signal?: AbortSignal
  transport?: Transport
}

export interface Reply {
  kind: 'reply'
  status: number
  headers: Headers
  text: string
}

export interface Lost {
  kind: 'lost'
  reason: 'noConnection' | 'timeLimit' | 'aborted'
}

/**
 * One request and its whole answer within the time limit. Where `repeatable`, it is sent once more after a lost
 * connection or a gateway that had none; and a write without a session asks for a guest's and is sent again. Never throws.
 * Why: docs/decisions/0058-whose-key.md
 */
export async function exchange(
  path: string,
  init: RequestInit & { repeatable: boolean },
  { signal, transport = pageTransport }: CallOptions,
): Promise<Reply | Lost> {
  const { repeatable, ...request } = init
  const trace = { [traceParentHeader]: traceParent() }
  const stop = stopper(transport, signal)
  async function attempt(more: Record<string, string> = {}): Promise<Reply | Lost> {
    try {
      const url = new URL(path, transport.origin())
      const headers = new Headers(request.headers)
      for (const [name, value] of Object.entries({ ...trace, ...more })) headers.set(name, value)
      const response = await transport.fetch(url, {
        ...request,
        headers,
        cache: 'no-store',
        redirect: 'manual',
        signal: stop.signal,
      })
      const text = await response.text()
      return { kind: 'reply', status: response.status, headers: response.headers, text }
    } catch {
      return { kind: 'lost', reason: stop.reason() ?? 'noConnection' }
    }
  }

  async function attemptWithSession(): Promise<Reply | Lost> {
    const reply = await attempt()
    return isWithoutSession(reply) ? oneTabAtATime('guest-session', attemptAsGuest) : reply
  }

  /** While no other tab does: of two sessions the later cookie would replace the other, with what was sent under it. */
  async function attemptAsGuest(): Promise<Reply | Lost> {
    const reply = await attempt({ [beginSessionHeader]: '1' })
    return isWithoutSession(reply) ? attempt() : reply
  }

  try {
    const first = await Promise.race([attemptWithSession(), stop.happened])
    if (!repeatable || !isPassing(first)) return first
    await Promise.race([
      new Promise<void>((resume) => transport.clock.after(pauseInMilliseconds, resume)),
      stop.happened,
    ])
    return await Promise.race([stop.happened, attemptWithSession()])
  } finally {
    stop.forget()
  }
}

/** What ends a call early: its time limit, or the caller. */
function stopper({ clock }: Transport, signal?: AbortSignal) {
  const controller = new AbortController()
  let reason: 'timeLimit' | 'aborted' | undefined
  let resolve: (lost: Lost) => void
  const happened = new Promise<Lost>((settle) => {
    resolve = settle
  })
  const stop = (why: 'timeLimit' | 'aborted') => {
    reason = why
    controller.abort()
    resolve({ kind: 'lost', reason: why })
  }
  const abort = () => stop('aborted')
  const cancelLimit = clock.after(timeLimitInMilliseconds, () => stop('timeLimit'))
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })

  return {
    signal: controller.signal,
    happened,
    reason: () => reason,
    forget() {
      cancelLimit()
      signal?.removeEventListener('abort', abort)
    },
  }
}

const isWithoutSession = (reply: Reply | Lost): boolean =>
  reply.kind === 'reply' && reply.status === protocolErrors.SESSION_MISSING

const isPassing = (reply: Reply | Lost): boolean =>
  reply.kind === 'lost' ? reply.reason === 'noConnection' : reply.status === 502 || reply.status === 504
