import { computed } from 'nanostores'
import * as v from 'valibot'
import { $isActivated } from '../lib/activation.state.ts'
import { type Cents, isCents } from '../lib/money.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'
import { steady } from '../lib/steady.ts'
import { type Account, getAccount } from '../operator/client/account.ts'
import { customerLoader } from './customer-loader.ts'
import { lastKnown } from './last-known.ts'
import { $liveChatSignature } from './live-chat-signature.state.ts'
import type { Loaded } from './loaded.ts'
import { queryOperator } from './query-operator.ts'
import { becomeSignedIn } from './session-changes.ts'

/** The account of a user who is signed in; asked for once a page, by whichever part needs it first. */
export const account = customerLoader<Account>(async () => {
  const outcome = await queryOperator(getAccount, {})
  if (outcome.kind !== 'answer') return outcome
  becomeSignedIn()
  return { ...outcome, value: outcome.value.account }
})

/** The live chat knows a signed-in person by the operator's signature; no one else is notified of it. */
account.$loaded.listen((loaded) => {
  if (loaded.name === 'ready') $liveChatSignature.set(loaded.value.liveChatSignature ?? undefined)
})

/** What an account is known by: its current number; null when that is no longer in use. */
export const numberOf = (one: Account): PhoneNumber | null => one.ownedAsset?.phoneNumber ?? null

const lastBalance = lastKnown('balance', v.pipe(v.number(), v.guard(isCents)))

/** What the operator says now is what may be shown next time before it answers. */
account.$loaded.listen((loaded) => {
  if (loaded.name !== 'ready' || loaded.failed || !loaded.value.balanceInEuro) return
  lastBalance.write(loaded.value.balanceInEuro.amount, loaded.at)
})

export interface KnownBalance {
  amountInCents: Cents
  /** When it was so, UTC milliseconds. */
  at: number
  /** Not confirmed by the operator on this page, or not any more. */
  isLastKnown: boolean
}

/** The balance, read from the account that is there; it asks for none. Undefined while no balance is known. */
export const $balance = computed([account.$loaded, $isActivated], steady(balanceIn))

function balanceIn(loaded: Loaded<Account>): KnownBalance | undefined {
  if (loaded.name === 'ready') {
    const { value, at, failed } = loaded
    return value.balanceInEuro
      ? { amountInCents: value.balanceInEuro.amount, at, isLastKnown: failed !== undefined }
      : undefined
  }
  const known = lastBalance.read()
  return known && { amountInCents: known.value, at: known.at, isLastKnown: true }
}
