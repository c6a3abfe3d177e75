import { oneTabAtATime } from '../../lib/one-tab-at-a-time.ts'

/** This page has written before: if the browser had no session then, the answer brought one. */
let hasWritten = false

/**
 * Sends a write, the page's first one while no other tab sends its own: of two without a session each would bring a
 * session, the later cookie would replace the other, and the keys that were sent with that could never be sent again.
 * Why: docs/decisions/0058-whose-key.md
 */
export async function sendWrite<Reply extends { kind: 'reply' | 'lost' }>(
  send: () => Promise<Reply>,
): Promise<Reply> {
  if (hasWritten) return send()
  const reply = await oneTabAtATime('first-write', send)
  hasWritten ||= reply.kind === 'reply'
  return reply
}
