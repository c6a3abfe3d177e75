import type { Generated } from 'kysely'
import type { Language } from '../../src/i18n/language.ts'
import type { Cents } from '../../src/lib/money.ts'
import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import type { PaymentResult, RefusalReason } from '../../src/operator/contract/payment-check-result.ts'
import type { PaymentMethod } from '../../src/operator/contract/payment-methods-and-cards.ts'
import { createJobTables, type JobTables } from '../shared/jobs.ts'
import { type AccountJobKind, type AccountTables, createAccountTables } from './account/tables.ts'
import { type AlertJobKind, type AlertTables, createAlertTables } from './alerts/tables.ts'
import { type CardJobKind, type CardTables, createCardTables } from './cards/tables.ts'
import { type CodeTables, createCodeTables } from './codes/tables.ts'
import {
  createDeclarationTables,
  type DeclarationJobKind,
  type DeclarationTables,
} from './declaration/tables.ts'
import { createGameTables, type GameTables } from './game/tables.ts'
import { createLeadTables, type LeadTables } from './leads/tables.ts'
import { createLeaveExtraTables, type LeaveExtraTables } from './leave-extra/tables.ts'
import type { CallKind } from './limits.ts'
import { createLogInTables, type LogInTables } from './log-in/tables.ts'
import { createOrderLookupTables, type OrderLookupTables } from './order-lookup/tables.ts'
import { createOrderTables, type OrderTables } from './orders/tables.ts'
import { createPaymentTables, type PaymentTables } from './payment/tables.ts'
import { createPlanTables, type PlanJobKind, type PlanTables } from './plans/tables.ts'
import { createSimOrderTables, type SimOrderJobKind, type SimOrderTables } from './sim-orders/tables.ts'

/** A payment's time is up. */
export type JobKind =
  | 'paymentExpiry'
  | AccountJobKind
  | AlertJobKind
  | CardJobKind
  | DeclarationJobKind
  | PlanJobKind
  | SimOrderJobKind

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface Tables
  extends AccountTables,
    AlertTables,
    CardTables,
    CodeTables,
    DeclarationTables,
    GameTables,
    JobTables<JobKind>,
    LeadTables,
    LeaveExtraTables,
    OrderLookupTables,
    LogInTables,
    OrderTables,
    PaymentTables,
    PlanTables,
    SimOrderTables {
  payments: {
    paymentReference: string
    phoneNumber: PhoneNumber
    amountInCents: Cents
    language: Language
    status: Exclude<PaymentResult['status'], 'unknown'>
    paidBy: PaymentMethod
    /** The card or the bank, once it is known. */
    paidByDetail: string | null
    /** Why it was refused. */
    reason: RefusalReason | null
    /** 1 once a card was given to the acquirer: from then on only the acquirer knows. */
    submitted: 0 | 1
    startedAt: number
    completedAt: number | null
  }
  /** What was booked: one line a paid payment, the database refuses a second. */
  ledger: {
    paymentReference: string
    phoneNumber: PhoneNumber
    amountInCents: Cents
    bookedAt: number
  }
  /** First answers to writes, by Idempotency-Key; whose it is, as `ownerOf` has it. No cookie is kept. */
  idempotency: { key: string; owner: string; request: string; status: number; body: string }
  texts: { id: Generated<number>; phoneNumber: PhoneNumber; text: string; sentAt: number }
  faults: { id: Generated<number>; path: string; visitor: string; fault: string; times: number | null }
  clock: { offset: number }
  /** Calls of a kind by one address, session or account, until they are counted again. */
  callCounts: { kind: CallKind; by: string; count: number; until: number }
  /** One row while no one is limited. */
  limitsOff: { since: number }
}

const createOwnTables = `
create table payments (paymentReference text primary key, phoneNumber text not null, amountInCents integer not null,
  language text not null, status text not null, paidBy text not null, paidByDetail text, reason text,
  submitted integer not null, startedAt integer not null,
  completedAt integer) strict;
create table ledger (paymentReference text primary key, phoneNumber text not null, amountInCents integer not null,
  bookedAt integer not null) strict;
create table idempotency (key text primary key, owner text not null, request text not null, status integer not null,
  body text not null) strict;
create table texts (id integer primary key, phoneNumber text not null, text text not null, sentAt integer not null)
  strict;
create table faults (id integer primary key, path text not null, visitor text not null, fault text not null,
  times integer, unique (path, visitor)) strict;
create table clock (offset integer not null) strict;
create table callCounts (kind text not null, by text not null, count integer not null, until integer not null,
  primary key (kind, by)) strict;
create table limitsOff (since integer not null) strict;
`

export const createTables = [
  createOwnTables,
  createAccountTables,
  createAlertTables,
  createCardTables,
  createCodeTables,
  createDeclarationTables,
  createGameTables,
  createJobTables,
  createLeadTables,
  createLeaveExtraTables,
  createOrderLookupTables,
  createLogInTables,
  createOrderTables,
  createPaymentTables,
  createPlanTables,
  createSimOrderTables,
].join('')
