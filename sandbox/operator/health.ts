import type { Hono } from 'hono'
import { banklinkPaymentRequest } from '../../src/operator/contract/banklink-payment-request.ts'
import { declarationVeriffSession } from '../../src/operator/contract/declaration-veriff-session.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { esimOrders } from '../../src/operator/contract/esim-orders.ts'
import { type HealthPart, health, type PartStatus } from '../../src/operator/contract/health.ts'
import { leaveExtra } from '../../src/operator/contract/leave-extra.ts'
import { smartIdStrongLogIn, uogaIdLogIn } from '../../src/operator/contract/log-in.ts'
import { paymentApplePay } from '../../src/operator/contract/payment-applepay.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { paymentGooglePay } from '../../src/operator/contract/payment-googlepay.ts'
import { simOrders } from '../../src/operator/contract/sim-orders.ts'
import type { ApiOptions } from './api-options.ts'
import type { Database } from './database.ts'
import { endFault, type Fault, faultsOfAll, setFault } from './faults.ts'
import { serveEndpoint } from './serve-endpoint.ts'

/** The calls that need a part: a fault in one of them, for every visitor, is the part's. */
const calls = {
  account: [graphqlPath],
  logIn: [uogaIdLogIn.path],
  strongLogIn: [smartIdStrongLogIn.path],
  texts: [leaveExtra.path],
  cards: [paymentCard.path],
  wallets: [paymentGooglePay.path, paymentApplePay.path],
  bankLink: [banklinkPaymentRequest.path],
  orders: [simOrders.path, esimOrders.path],
  identityChecks: [declarationVeriffSession.path],
} satisfies Partial<Record<HealthPart, readonly [string, ...string[]]>>
type Part = keyof typeof calls

const isPart = (name: string): name is Part => Object.hasOwn(calls, name)
const parts = Object.keys(calls).filter(isPart)

/** How the parts are: as the faults of the control page leave them. */
export function serveHealth(app: Hono, { database, clock }: ApiOptions): void {
  serveEndpoint(app, { database, clock }, health, async (within) => {
    const faults = await faultsOfAll(within)
    const statusOf = (part: Part): PartStatus => {
      const paths = calls[part].map(apiPath)
      const statuses = faults
        .filter(({ path }) => path === '*' || paths.includes(path))
        .map(({ fault }) => statusUnder(fault))
      return statuses.find((status) => status === 'down') ?? statuses[0] ?? 'ok'
    }
    return { answer: { parts: parts.map((part) => ({ part, status: statusOf(part) })) } }
  })
}

/** Lets the first call of a part fail or be slow, or ends that. */
export async function setPart(database: Database, name: string, status: PartStatus): Promise<void> {
  if (!isPart(name)) throw new Error(`no such part: ${name}`)
  const target = { path: apiPath(calls[name][0]), visitor: '' }
  if (status === 'ok') await endFault(database, target)
  else if (status === 'down') await setFault(database, target, { kind: 'status', status: 503 }, null)
  else await setFault(database, target, { kind: 'delay', seconds: 1 }, null)
}

function statusUnder(fault: Fault): PartStatus {
  if (fault.kind === 'delay') return 'degraded'
  return fault.kind === 'status' && fault.status < 500 ? 'ok' : 'down'
}
