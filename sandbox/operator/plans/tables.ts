import type { Generated } from 'kysely'
import type { Cents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

import type { PlanGain, SoldPlan } from './catalogue.ts'

/** A plan begins to work, stops being cancelled, ends a period; the balance is looked at before it does. */
export type PlanJobKind = 'planActivation' | 'planTermination' | 'planPeriodEnd' | 'planRenewalNotice'

type OrderedPlanStatus = 'ACTIVE' | 'CANCELLED' | 'CANCELLATION_IN_PROGRESS' | 'ACTIVATION_IN_PROGRESS'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface PlanTables {
  /** A plan that a number has or had. `planId` is the content's, or that of a plan of one's own making. */
  orderedPlans: {
    orderedPlanId: string
    phoneNumber: PhoneNumber
    planId: string
    productType: SoldPlan['productType']
    /** What the person receives on submitting. */
    orderReference: string
    status: OrderedPlanStatus
    priceInCents: Cents
    periodInDays: number
    isRecurring: 0 | 1
    orderedAt: number
    validFrom: number | null
    validTo: number | null
    activationStartedAt: number | null
    terminationStartedAt: number | null
    /** When the contract was withdrawn from, and what that gave back. */
    withdrawnAt: number | null
    /** By how much its last period was shortened when another plan took over, in hours. */
    shortenedByHours: number | null
  }
  /** What a plan gives in one period. Amounts are in `unit`. */
  gains: {
    id: Generated<number>
    orderedPlanId: string
    kind: PlanGain['kind']
    roamingZone: string | null
    /** JSON: what the gain is for alone, such as CHAT; empty for everything. */
    socialOffers: string
    unit: PlanGain['unit']
    unlimited: 0 | 1
    periodAmount: number
    rolloverAmount: number
    remainingAmount: number
  }
  /** What was taken from a balance, or given back to it as a negative sum. */
  charges: {
    id: Generated<number>
    phoneNumber: PhoneNumber
    kind: 'plan' | 'withdrawal'
    /** What it was for: a plan's id. */
    subject: string
    amountInCents: Cents
    chargedAt: number
  }
  /** Plans that are not sold for now, whatever the content says. */
  stoppedPlans: { planId: string }
}

export const createPlanTables = `
create table orderedPlans (orderedPlanId text primary key, phoneNumber text not null, planId text not null,
  productType text not null, orderReference text not null, status text not null, priceInCents integer not null, periodInDays integer not null,
  isRecurring integer not null, orderedAt integer not null, validFrom integer,
  validTo integer, activationStartedAt integer, terminationStartedAt integer, withdrawnAt integer,
  shortenedByHours integer) strict;
create index orderedPlansByNumber on orderedPlans (phoneNumber);
create table gains (id integer primary key, orderedPlanId text not null, kind text not null, roamingZone text,
  socialOffers text not null, unit text not null, unlimited integer not null, periodAmount real not null,
  rolloverAmount real not null, remainingAmount real not null) strict;
create index gainsByPlan on gains (orderedPlanId);
create table charges (id integer primary key, phoneNumber text not null, kind text not null, subject text not null,
  amountInCents integer not null, chargedAt integer not null) strict;
create index chargesByNumber on charges (phoneNumber, chargedAt);
create table stoppedPlans (planId text primary key) strict;
`
