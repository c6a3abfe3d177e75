import type { WidgetLog } from '../../providers/widgets/widget-log.ts'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'

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
    leads: await database.selectFrom('leads').selectAll().orderBy('submittedAt', 'desc').execute(),
    texts: await database.selectFrom('texts').selectAll().orderBy('id', 'desc').execute(),
    jobs: await database.selectFrom('jobs').selectAll().orderBy('dueAt').execute(),
    widgetEvents: widgetEvents.all(),
    faults: await database.selectFrom('faults').selectAll().orderBy('id').execute(),
  }
}
export type State = Awaited<ReturnType<typeof readState>>
