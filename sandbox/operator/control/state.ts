import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'

/** All that the sandbox knows, newest first: for the control page and for tests. Cents and UTC milliseconds. */
export async function readState(database: Database, clock: MovableClock) {
  return {
    now: clock.now(),
    numbers: await database.selectFrom('phoneNumbers').selectAll().orderBy('phoneNumber').execute(),
    payments: await database.selectFrom('payments').selectAll().orderBy('startedAt', 'desc').execute(),
    ledger: await database.selectFrom('ledger').selectAll().orderBy('bookedAt', 'desc').execute(),
    texts: await database.selectFrom('texts').selectAll().orderBy('id', 'desc').execute(),
    jobs: await database.selectFrom('jobs').selectAll().orderBy('dueAt').execute(),
    faults: await database.selectFrom('faults').selectAll().orderBy('id').execute(),
  }
}
export type State = Awaited<ReturnType<typeof readState>>
