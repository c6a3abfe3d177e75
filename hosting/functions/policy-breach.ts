/** What a policy stopped, without who or which page: nothing here is about a person. */
export interface PolicyBreach {
  directive: string
  /** An origin, a scheme, or what browsers call what has no address, such as `inline`. */
  blocked: string
}

const directive =
  /^(?:(?:default|script|style|img|font|connect|frame|child|manifest|media|object|worker)-src(?:-elem|-attr)?|form-action|frame-ancestors|base-uri|require-trusted-types-for|trusted-types)$/
const withoutAddress = /^(?:inline|eval|wasm-eval|self|trusted-types-(?:sink|policy))$/
const longestOrigin = 100

/** A breach as it is counted. A user who sends a report could write anything into it, so what isn't known is `other`. */
export function policyBreach(violated = '', blocked = ''): PolicyBreach {
  const [name = ''] = violated.split(' ', 1)
  return { directive: directive.test(name) ? name : 'other', blocked: blockedBy(blocked) }
}

function blockedBy(blocked: string): string {
  if (withoutAddress.test(blocked)) return blocked
  // A scheme alone is what browsers send of an address that isn't the web's, such as an extension's.
  if (/^[a-z][a-z-]{1,30}$/.test(blocked)) return `${blocked}:`
  if (!URL.canParse(blocked)) return 'other'
  const { origin, protocol } = new URL(blocked)
  if (!/^(?:https?|wss?):$/.test(protocol)) return /^[a-z-]{1,30}:$/.test(protocol) ? protocol : 'other'
  return origin.length <= longestOrigin ? origin : 'other'
}
