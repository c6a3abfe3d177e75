import type { Database } from '../database.ts'

/** What can be switched off on the control page: a method that the operator stops offering, or a device without a wallet. */
export const paymentSwitches = {
  card: 'Card: not offered',
  savedCard: 'Saved cards: not offered',
  googlePay: 'Google Pay: not offered',
  applePay: 'Apple Pay: not offered',
  bankLink: 'Bank link: not offered',
  banks: 'Bank link: no bank takes part',
  'google-pay': 'Google Pay: this device has none',
  'apple-pay': 'Apple Pay: this device has none',
} as const
export type PaymentSwitch = keyof typeof paymentSwitches

const isSwitch = (name: string): name is PaymentSwitch => Object.hasOwn(paymentSwitches, name)

export const switchNames = Object.keys(paymentSwitches).filter(isSwitch)

/** What is switched off now. */
export async function switchedOff(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('paymentSwitches').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/** Switches one off or on again, for everybody. */
export async function setSwitch(database: Database, name: PaymentSwitch, isOff: boolean): Promise<void> {
  await database.deleteFrom('paymentSwitches').where('name', '=', name).execute()
  if (isOff) await database.insertInto('paymentSwitches').values({ name }).execute()
}
