import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../database.ts'
import { periodOf } from '../game/period.ts'
import { areLimitsOff } from '../limits-switch.ts'
import { switchedOff } from '../payment/switches.ts'
import type { IdentityProvider, Providers } from '../providers.ts'
import type { ProviderBooks } from './provider-books.ts'

/** All that the sandbox knows, newest first: for the control page and for tests. Cents and UTC milliseconds. */
export async function readState(
  database: Database,
  clock: Clock,
  { identity, widgetEvents, waitingJobs }: Providers & ProviderBooks,
) {
  return {
    now: clock.now(),
    numbers: await database.selectFrom('phoneNumbers').selectAll().orderBy('phoneNumber').execute(),
    accounts: await database.selectFrom('accounts').selectAll().orderBy('partnerId').execute(),
    orderedPlans: await database
      .selectFrom('orderedPlans')
      .selectAll()
      .orderBy('orderedAt', 'desc')
      .execute(),
    charges: await database.selectFrom('charges').selectAll().orderBy('id', 'desc').execute(),
    recurringPayments: await database
      .selectFrom('recurringPayments')
      .selectAll()
      .orderBy('nextPaymentAt')
      .execute(),
    stoppedPlans: await database.selectFrom('stoppedPlans').selectAll().orderBy('planId').execute(),
    payments: await database.selectFrom('payments').selectAll().orderBy('startedAt', 'desc').execute(),
    ledger: await database.selectFrom('ledger').selectAll().orderBy('bookedAt', 'desc').execute(),
    game: await periodOf(database, clock.now()),
    simOrders: await database.selectFrom('simOrders').selectAll().orderBy('orderedAt', 'desc').execute(),
    declarableNumbers: await database
      .selectFrom('phoneNumbers')
      .leftJoin('declarationSituations', 'declarationSituations.phoneNumber', 'phoneNumbers.phoneNumber')
      .select(['phoneNumbers.phoneNumber', 'phoneNumbers.simPUK', 'declarationSituations.situation'])
      .where('phoneNumbers.registration', '=', 'undeclared')
      .orderBy('phoneNumbers.phoneNumber')
      .execute(),
    identityChecks: await checksUnderWay(database, identity),
    leads: await database.selectFrom('leads').selectAll().orderBy('submittedAt', 'desc').execute(),
    texts: await database.selectFrom('texts').selectAll().orderBy('id', 'desc').execute(),
    paymentSwitchesOff: [...(await switchedOff(database))],
    limitsKept: !(await areLimitsOff(database)),
    jobs: [...(await database.selectFrom('jobs').selectAll().execute()), ...(await waitingJobs())].toSorted(
      (one, other) => one.dueAt - other.dueAt,
    ),
    widgetEvents: widgetEvents.all(),
    faults: await database.selectFrom('faults').selectAll().orderBy('id').execute(),
  }
}
export type State = Awaited<ReturnType<typeof readState>>

/** Each with the number that is declared. */
async function checksUnderWay(database: Database, identity: IdentityProvider) {
  const checks = await identity.underWay()
  const references = checks.map(({ reference }) => reference)
  const declarations = await database
    .selectFrom('declarations')
    .select(['declarationId', 'phoneNumber'])
    .where('declarationId', 'in', references)
    .execute()
  const numbers = new Map(declarations.map((each) => [each.declarationId, each.phoneNumber]))
  return checks.flatMap(({ id, reference, status }) => {
    const phoneNumber = numbers.get(reference)
    return phoneNumber ? [{ id, status, phoneNumber }] : []
  })
}
