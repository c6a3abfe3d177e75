import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'

/** Money is whole cents, times are milliseconds, and what opens something is kept as its hash. */
const tables = `
  CREATE TABLE IF NOT EXISTS accounts (
    account_id TEXT PRIMARY KEY, current_number TEXT, created_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS numbers (
    phone_number TEXT PRIMARY KEY, account_id TEXT, state TEXT NOT NULL, line TEXT NOT NULL DEFAULT 'uoga',
    balance_cents INTEGER NOT NULL, linked_at INTEGER NOT NULL, roaming INTEGER NOT NULL DEFAULT 0,
    pin TEXT NOT NULL, puk TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY, account_id TEXT, strong_until INTEGER NOT NULL,
    started_at INTEGER NOT NULL, last_used_at INTEGER NOT NULL, ends_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS log_ins (
    log_in_id TEXT PRIMARY KEY, browser_hash TEXT NOT NULL, session_hash TEXT, return_path TEXT NOT NULL,
    log_in_path TEXT NOT NULL, language TEXT NOT NULL, began_at INTEGER NOT NULL, phone_number TEXT, code_hash TEXT,
    code_sent_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0, ticket_hash TEXT, ended_at INTEGER, outcome TEXT);
  CREATE TABLE IF NOT EXISTS keys (
    key TEXT PRIMARY KEY, owner TEXT NOT NULL, request_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    kept_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS top_ups (
    reference TEXT PRIMARY KEY, phone_number TEXT NOT NULL, cents INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT,
    card TEXT, return_path TEXT NOT NULL, language TEXT NOT NULL, began_at INTEGER NOT NULL, completed_at INTEGER);
  CREATE TABLE IF NOT EXISTS records (
    record_id INTEGER PRIMARY KEY, phone_number TEXT NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,
    detail TEXT NOT NULL, cents INTEGER NOT NULL, quantity REAL);
  CREATE TABLE IF NOT EXISTS ordered_plans (
    ordered_plan_id TEXT PRIMARY KEY, order_reference TEXT NOT NULL, phone_number TEXT NOT NULL, plan_id TEXT NOT NULL,
    cents INTEGER NOT NULL, ordered_at INTEGER NOT NULL, active_from INTEGER NOT NULL, active_to INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS cards (
    card_reference TEXT PRIMARY KEY, account_id TEXT NOT NULL, brand TEXT NOT NULL, last_digits TEXT NOT NULL,
    holder TEXT NOT NULL, expiry_month INTEGER NOT NULL, expiry_year INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS auto_top_ups (
    auto_top_up_id TEXT PRIMARY KEY, card_reference TEXT NOT NULL, phone_number TEXT NOT NULL, cents INTEGER NOT NULL,
    day_of_month INTEGER NOT NULL, next_on TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS esims (
    iccid TEXT PRIMARY KEY, phone_number TEXT NOT NULL, activation_code TEXT NOT NULL, created_at INTEGER NOT NULL);`

type Values = Record<string, SQLInputValue>

export interface Database {
  all<Row>(row: v.GenericSchema<unknown, Row>, sql: string, values?: Values): Row[]
  one<Row>(row: v.GenericSchema<unknown, Row>, sql: string, values?: Values): Row | undefined
  /** Answers how many rows it changed. */
  run(sql: string, values?: Values): number
  insert(table: string, values: Values): void
  /** All of it or, where it throws, nothing. */
  atomically<Result>(work: () => Result): Result
}

export function openDatabase(file: string): Database {
  const sqlite = new DatabaseSync(file)
  sqlite.exec(tables)
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  const run: Database['run'] = (sql, values = {}) => Number(statement(sql).run(values).changes)
  const all: Database['all'] = (row, sql, values = {}) => v.parse(v.array(row), statement(sql).all(values))
  return {
    run,
    all,
    one: (row, sql, values) => all(row, sql, values)[0],
    insert(table, values) {
      const names = Object.keys(values)
      run(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`,
        values,
      )
    },
    atomically(work) {
      sqlite.exec('SAVEPOINT work')
      try {
        const result = work()
        sqlite.exec('RELEASE work')
        return result
      } catch (error) {
        sqlite.exec('ROLLBACK TO work; RELEASE work')
        throw error
      }
    },
  }
}
