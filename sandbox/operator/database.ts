import type { Kysely } from 'kysely'
import { openTables } from '../shared/database.ts'
import { createTables, type Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The operator's own database: in memory where no file is given. */
export const openDatabase = (file?: string): Database => openTables<Tables>(createTables, file)
