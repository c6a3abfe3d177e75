import { minutes, type Operator } from './operator.ts'
import { protocolRefusal } from './refusal.ts'

/** How many calls one address, and one session or account, may make in a window of time. */
interface Limit {
  within: number
  byAddress: number
  byCaller: number
}

const anyCall: Limit = { within: minutes, byAddress: 600, byCaller: 300 }
const costly: Record<string, Limit> = {
  validateNumber: { within: 10 * minutes, byAddress: 60, byCaller: 30 },
  uogaIdLogIn: { within: 10 * minutes, byAddress: 60, byCaller: 30 },
  paymentCard: { within: 10 * minutes, byAddress: 60, byCaller: 20 },
}

/** An IPv6 visitor has a whole /64. */
export const countedAddress = (address: string): string =>
  address.includes('.')
    ? address.replace(/^.*:/, '')
    : address.replace(/::.*/, '').split(':').slice(0, 4).join(':')

/** Counts calls in memory: a restart forgets them, and several machines would need a place in common. */
export function openLimits({ now }: Operator) {
  const windows = new Map<string, { calls: number; until: number }>()

  function count(who: string, most: number, within: number): void {
    const at = now()
    if (windows.size > 10_000) for (const [one, { until }] of windows) if (until <= at) windows.delete(one)
    const known = windows.get(who)
    const current = known && known.until > at ? known : { calls: 0, until: at + within }
    windows.set(who, current)
    current.calls += 1
    if (current.calls > most)
      throw protocolRefusal('TOO_MANY_REQUESTS', {
        'Retry-After': String(Math.max(1, Math.ceil((current.until - at) / 1_000))),
      })
  }

  return {
    count(call: string, address: string, caller: string | undefined): void {
      for (const [name, limit] of [
        ['any', anyCall],
        [call, costly[call]],
      ] as const) {
        if (!limit) continue
        count(`${name} ${countedAddress(address)}`, limit.byAddress, limit.within)
        if (caller !== undefined) count(`${name} ${caller}`, limit.byCaller, limit.within)
      }
    },
  }
}
