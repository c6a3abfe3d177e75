import { createHash } from 'node:crypto'
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'

/** Opens a database, in memory or in a file, with empty tables where it is new or was made with other tables. */
export function openTables<Tables>(createTables: string, file = ':memory:'): Kysely<Tables> {
  const tablesVersion = createHash('sha256').update(createTables).digest().readInt32BE()
  let sqlite = open(file)
  if (versionOf(sqlite) !== tablesVersion) {
    sqlite.close()
    if (file !== ':memory:') for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    sqlite = open(file)
    sqlite.exec(`begin; ${createTables} pragma user_version = ${tablesVersion}; commit`)
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
}

/** Forgets everything that a database holds. */
export const emptyTables = <Tables>(database: Kysely<Tables>): Promise<void> =>
  database.transaction().execute(async (within) => {
    for (const { name } of await within.introspection.getTables())
      await sql`delete from ${sql.table(name)}`.execute(within)
  })

/** Texts, codes and sessions are for its own user: SQLite gives what it keeps beside the file the file's mode. */
function open(file: string): DatabaseSync {
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  }
  const sqlite = new DatabaseSync(file)
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal')
  return sqlite
}

const versionOf = (sqlite: DatabaseSync) => sqlite.prepare('pragma user_version').get()?.user_version

/**
 * Kysely speaks better-sqlite3; node:sqlite takes parameters one by one and tells readers by their columns. Each statement
 * is prepared once: there are few, since values are parameters, and preparing takes longer than running.
 */
function forKysely(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  function prepare(sql: string): SqliteStatement {
    const statement = sqlite.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  }
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql) ?? prepare(sql)
      prepared.set(sql, known)
      return known
    },
  }
}

const values = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value
    throw new TypeError(`not a value of this database: ${typeof value}`)
  })
