import type { WidgetLog } from '../../providers/widgets/widget-log.ts'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { periodOf } from '../game/period.ts'
import { areLimitsOff } from '../limits-switch.ts'
import { switchedOff } from '../payment/switches.ts'

/** All that the sandbox knows, newest first: for the control page and for tests. Cents and UTC milliseconds. */
export async function readState(database: Database, clock: MovableClock, widgetEvents: WidgetLog) {
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
    cardOrders: await database.selectFrom('cardOrders').selectAll().orderBy('orderedAt', 'desc').execute(),
    declarableNumbers: await database
      .selectFrom('phoneNumbers')
      .leftJoin('declarationSituations', 'declarationSituations.phoneNumber', 'phoneNumbers.phoneNumber')
      .select(['phoneNumbers.phoneNumber', 'phoneNumbers.simPUK', 'declarationSituations.situation'])
      .where('phoneNumbers.registration', '=', 'undeclared')
      .orderBy('phoneNumbers.phoneNumber')
      .execute(),
    identityChecks: await database
      .selectFrom('identityChecks')
      .innerJoin('declarations', 'declarations.declarationId', 'identityChecks.declarationId')
      .select(['identityChecks.id', 'identityChecks.status', 'declarations.phoneNumber'])
      .where('identityChecks.status', 'in', ['created', 'started', 'submitted', 'inReview'])
      .orderBy('identityChecks.createdAt', 'desc')
      .execute(),
    leads: await database.selectFrom('leads').selectAll().orderBy('submittedAt', 'desc').execute(),
    texts: await database.selectFrom('texts').selectAll().orderBy('id', 'desc').execute(),
    paymentSwitchesOff: [...(await switchedOff(database))],
    limitsKept: !(await areLimitsOff(database)),
    jobs: await database.selectFrom('jobs').selectAll().orderBy('dueAt').execute(),
    widgetEvents: widgetEvents.all(),
    faults: await database.selectFrom('faults').selectAll().orderBy('id').execute(),
  }
}
export type State = Awaited<ReturnType<typeof readState>>
