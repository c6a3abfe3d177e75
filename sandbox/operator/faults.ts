import * as v from 'valibot'
import type { Database } from './database.ts'
import { jsonShapeNames } from './spoil-json.ts'

/** A number, in a form as in JSON. */
export const Numeric = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** Those with errors are GraphQL's. */
export const malformedShapes = [
  'html',
  'badGateway',
  'empty',
  'truncated',
  'byteOrderMark',
  'wrongType',
  'null',
  'emptyList',
  'emptyObject',
  'dataWithErrors',
  'nullDataWithErrors',
  'nullDataWithoutErrors',
  'errorWithoutMessage',
  ...jsonShapeNames,
] as const

/** How an answer can go wrong. All but `status`, `never` and `reset` do first what was asked for. */
export const Fault = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status: v.pipe(
      Numeric,
      v.check((status) => status === 204 || status === 301 || (status >= 400 && status <= 599)),
      v.integer(),
    ),
    /** The value of a Retry-After header. */
    retryAfter: v.optional(v.string()),
    /** The value of the header that announces a number no longer in use. */
    missingPhoneNumber: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('delay'), seconds: v.pipe(Numeric, v.minValue(0), v.maxValue(600)) }),
  v.object({ kind: v.literal('never') }),
  v.object({ kind: v.literal('reset') }),
  v.object({ kind: v.literal('cutAfterCommit') }),
  v.object({ kind: v.literal('cutInBody') }),
  v.object({ kind: v.literal('malformed'), shape: v.picklist(malformedShapes) }),
])
export type Fault = v.InferOutput<typeof Fault>

/** Where a fault strikes. */
export interface Target {
  /**
   * An API path such as `/api/v1/payment/card`, one GraphQL operation such as `/api/v1/graphql#submitOrder`, or `*` for
   * all of them.
   */
  path: string
  /** Only requests whose `sandbox-visitor` cookie says so; empty for everybody's. */
  visitor: string
}

/** Replaces the fault of the same target. `times`: after so many answers it is over; null: when it is cleared. */
export async function setFault(
  database: Database,
  { path, visitor }: Target,
  fault: Fault,
  times: number | null,
): Promise<void> {
  await database
    .replaceInto('faults')
    .values({ path, visitor, fault: JSON.stringify(fault), times })
    .execute()
}

/** Clears one visitor's faults, or everybody's. */
export async function clearFaults(database: Database, visitor?: string): Promise<void> {
  const faults = database.deleteFrom('faults')
  await (visitor === undefined ? faults : faults.where('visitor', '=', visitor)).execute()
}

/** Clears the fault of one target. */
export async function endFault(database: Database, { path, visitor }: Target): Promise<void> {
  await database.deleteFrom('faults').where('path', '=', path).where('visitor', '=', visitor).execute()
}

/** The faults that strike every visitor, and where. */
export async function faultsOfAll(database: Database): Promise<{ path: string; fault: Fault }[]> {
  const found = await database.selectFrom('faults').selectAll().where('visitor', '=', '').execute()
  return found.map(({ path, fault }) => ({ path, fault: v.parse(Fault, JSON.parse(fault)) }))
}

type Request = Target & { operation?: string | undefined }

const find = (database: Database, { path, operation, visitor }: Request) =>
  database
    .selectFrom('faults')
    .selectAll()
    .where('path', 'in', [path, `${path}#${operation ?? ''}`, '*'])
    .where('visitor', 'in', [visitor, ''])
    .orderBy('visitor', 'desc')
    .orderBy('path', 'desc')
    .executeTakeFirst()

/** The fault that is to strike a request; it isn't counted. */
export async function nextFault(database: Database, request: Request): Promise<Fault | undefined> {
  const found = await find(database, request)
  return found && v.parse(Fault, JSON.parse(found.fault))
}

/** The fault that strikes a request, counted down; of several the visitor's own, then the operation's, then the path's. */
export async function takeFault(database: Database, request: Request): Promise<Fault | undefined> {
  // Nearly always there is none, and every request comes by here: no transaction for nothing.
  const isAny = await database.selectFrom('faults').select('id').limit(1).executeTakeFirst()
  if (!isAny) return undefined
  return database.transaction().execute(async (transaction) => {
    const found = await find(transaction, request)
    if (!found) return undefined
    const { id, times } = found
    if (times === 1) await transaction.deleteFrom('faults').where('id', '=', id).execute()
    else if (times !== null)
      await transaction
        .updateTable('faults')
        .set({ times: times - 1 })
        .where('id', '=', id)
        .execute()
    return v.parse(Fault, JSON.parse(found.fault))
  })
}
