import { getAccount } from '../../src/operator/client/account.ts'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { getAccountSettings } from '../../src/operator/client/account-settings.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'
import type { World } from './world.ts'

/** The account, as a session of it is answered. */
export const accountOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })).account

/** The settings of the current number. */
export const settingsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'GET_ACCOUNT_SETTINGS', getAccountSettings.schema, { cookie })).accountSettings

/** Plans in use, and what is under way. */
export const plansOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'detailedUsage', detailedUsage.schema, { cookie })).detailedUsage

/** Cents of the current number; fails where they are not known. */
export async function balanceOf(world: World, cookie: string): Promise<number> {
  const { balanceInEuro } = await accountOf(world, cookie)
  expectThat(balanceInEuro !== null, 'the balance is not known')
  return balanceInEuro.amount
}

/** What a check that failed says was found. */
export const told = (found: unknown): string => `the other session is told ${JSON.stringify(found)}`

/** The newest five records. */
export const historyOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'accountHistory', accountHistory.schema, { cookie, variables: { limit: 5 } })).account
    .history
