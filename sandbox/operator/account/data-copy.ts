import type { Database } from '../database.ts'

/** All that the books have about an account: rows as they are, but for what opens a SIM card or a session. */
export async function copyOfData(database: Database, partnerId: string): Promise<object> {
  const numbers = await database
    .selectFrom('phoneNumbers')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .execute()
  const own = numbers.map(({ phoneNumber }) => phoneNumber)
  const about = (
    table: 'history' | 'orderedPlans' | 'charges' | 'payments' | 'texts' | 'alerts' | 'alertChannels',
  ) => database.selectFrom(table).selectAll().where('phoneNumber', 'in', own).execute()
  const ofAccount = (table: 'accounts' | 'savedCards' | 'recurringPayments' | 'numberTransfers') =>
    database.selectFrom(table).selectAll().where('partnerId', '=', partnerId).execute()
  const sessions = await database
    .selectFrom('sessions')
    .select(['device', 'startedAt', 'lastSeenAt'])
    .where('partnerId', '=', partnerId)
    .execute()
  return {
    account: await ofAccount('accounts'),
    numbers: numbers.map(({ simPIN: _pin, simPUK: _puk, ...number }) => number),
    plans: await about('orderedPlans'),
    history: await about('history'),
    charges: await about('charges'),
    payments: await about('payments'),
    messages: await about('texts'),
    alerts: await about('alerts'),
    alertChannels: await about('alertChannels'),
    savedCards: await ofAccount('savedCards'),
    autoTopUps: await ofAccount('recurringPayments'),
    numberTransfers: await ofAccount('numberTransfers'),
    sessions,
  }
}
