import type { Kysely } from 'kysely'
import { openTables } from '../shared/database.ts'
import { createJobTables, type JobTables } from '../shared/jobs.ts'
import { type AcquirerTables, createAcquirerTables } from './acquirer/tables.ts'
import { type BankTables, createBankTables } from './banks/tables.ts'
import { createIdentityTables, type IdentityTables } from './identity/tables.ts'

/** A payment is reported to the merchant; an identity check continues. */
export type JobKind = 'acquirerReport' | 'identityCheck'

const createTables = [createAcquirerTables, createBankTables, createIdentityTables, createJobTables].join('')

export interface Tables extends AcquirerTables, BankTables, IdentityTables, JobTables<JobKind> {}
export type Database = Kysely<Tables>

/** The providers' own database, which the operator never reads: in memory where no file is given. */
export const openDatabase = (file?: string): Database => openTables<Tables>(createTables, file)
