import * as v from 'valibot'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database, Tables } from '../database.ts'
import { addJob } from '../jobs.ts'

export type IdentityCheck = Tables['identityChecks']

/** `expiresAt`: until then it can be begun and submitted, UTC milliseconds. */
export type NewCheck = Pick<IdentityCheck, 'reference' | 'language' | 'returnUrl'> & { expiresAt: number }

/** What the provider finds in the pictures that were submitted. */
export const Finding = v.picklist([
  'approved',
  'declined',
  'documentUnreadable',
  'documentNotAccepted',
  'faceNotVisible',
])
export type Finding = v.InferOutput<typeof Finding>

/** What becomes of a check by itself. */
export const IdentityCheckStep = v.variant('step', [
  v.object({ step: v.literal('review') }),
  v.object({ step: v.literal('decide'), finding: Finding }),
  v.object({ step: v.literal('close') }),
])
export type IdentityCheckStep = v.InferOutput<typeof IdentityCheckStep>

export async function openIdentityCheck(
  database: Database,
  now: number,
  { reference, language, returnUrl, expiresAt }: NewCheck,
): Promise<string> {
  const id = randomCode(26)
  const { before } = await database
    .selectFrom('identityChecks')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('identityChecks')
    .values({
      id,
      reference,
      number: before + 1,
      language,
      returnUrl,
      status: 'created',
      personalCode: null,
      problem: null,
      createdAt: now,
      submittedAt: null,
    })
    .execute()
  await plan(database, id, { step: 'close' }, expiresAt)
  return id
}

export const findIdentityCheck = (database: Database, id: string): Promise<IdentityCheck | undefined> =>
  database.selectFrom('identityChecks').selectAll().where('id', '=', id).executeTakeFirst()

export const startIdentityCheck = (database: Database, id: string) =>
  change(database, id, ['created'], { status: 'started' })

/** The person left before submitting. */
export const abandonIdentityCheck = (database: Database, id: string) =>
  change(database, id, ['created', 'started'], { status: 'abandoned' })

/** The pictures are there; someone looks at them for so many seconds. Submitted twice, the first counts. */
export const submitIdentityCheck = (
  database: Database,
  now: number,
  id: string,
  { personalCode, finding, seconds }: { personalCode: string; finding: Finding; seconds: number },
): Promise<void> =>
  database.transaction().execute(async (within) => {
    const submitted = { status: 'submitted', personalCode, submittedAt: now } as const
    if (!(await change(within, id, ['created', 'started'], submitted))) return
    await plan(within, id, { step: 'review' }, now + 1000)
    await plan(within, id, { step: 'decide', finding }, now + seconds * 1000)
  })

/** Takes the step that is due; where the check is past it, nothing happens. Says whether it was taken. */
export async function takeStep(database: Database, id: string, step: IdentityCheckStep): Promise<boolean> {
  switch (step.step) {
    case 'review':
      return change(database, id, ['submitted'], { status: 'inReview' })
    case 'decide':
      return change(database, id, ['submitted', 'inReview'], found(step.finding))
    case 'close':
      return (
        (await change(database, id, ['created'], { status: 'expired' })) ||
        change(database, id, ['started'], { status: 'abandoned' })
      )
    default:
      return step satisfies never
  }
}

const found = (finding: Finding): Partial<IdentityCheck> =>
  finding === 'approved' || finding === 'declined'
    ? { status: finding }
    : { status: 'resubmissionRequested', problem: finding }

/** Changes a check that is in one of these states; says whether it was. */
async function change(
  database: Database,
  id: string,
  from: readonly IdentityCheck['status'][],
  to: Partial<IdentityCheck>,
): Promise<boolean> {
  const changed = await database
    .updateTable('identityChecks')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

const plan = (database: Database, subject: string, payload: IdentityCheckStep, dueAt: number) =>
  addJob(database, { kind: 'identityCheck', subject, payload, dueAt })
