import { expect, test } from 'vitest'
import { openTables } from './database.ts'
import { addJob, createJobTables, type JobTables, jobQueue, jobRunner } from './jobs.ts'

const open = () => openTables<JobTables<string>>(createJobTables)
type Database = ReturnType<typeof open>

/** Writes down what runs and forgets it; `before` comes first. */
const noting = (
  database: Database,
  ran: string[],
  before: (kind: string) => Promise<unknown> = async () => {},
) =>
  jobQueue(database, async ({ id, kind }) => {
    await before(kind)
    ran.push(kind)
    await database.deleteFrom('jobs').where('id', '=', id).execute()
    return true
  })

async function twoQueues() {
  const [ours, theirs] = [open(), open()]
  const ran: string[] = []
  await addJob(ours, { kind: 'second', subject: 'a', dueAt: 2 })
  await addJob(theirs, { kind: 'third', subject: 'b', dueAt: 3 })
  await addJob(theirs, { kind: 'first', subject: 'a', dueAt: 1 })
  await addJob(ours, { kind: 'later', subject: 'a', dueAt: 9 })
  return { ours, theirs, ran }
}

test('what is due in several queues runs in order of time', async () => {
  const { ours, theirs, ran } = await twoQueues()
  const run = jobRunner([noting(ours, ran), noting(theirs, ran)], () => 3)
  expect(await run()).toBe(3)
  expect(ran).toEqual(['first', 'second', 'third'])
})

test('all that waits about a subject runs, due or not, but not what comes of it', async () => {
  const { ours, theirs, ran } = await twoQueues()
  const goesOn = () => addJob(theirs, { kind: 'next', subject: 'a', dueAt: 0 })
  const run = jobRunner([noting(ours, ran, goesOn), noting(theirs, ran)], () => 0)
  expect(await run('a')).toBe(3)
  expect(ran).toEqual(['first', 'second', 'later'])
})

test('a run waits for the one before, so that nothing runs twice or is missed', async () => {
  const { ours, ran } = await twoQueues()
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const run = jobRunner([noting(ours, ran, () => held)], () => 2)
  const counts = [run(), run()]
  go()
  expect(await Promise.all(counts)).toEqual([1, 0])
  expect(ran).toEqual(['second'])
})

test('what fails waits, and the next run tries it again', async () => {
  const { ours, ran } = await twoQueues()
  let fails = true
  const mayFail = async () => {
    if (fails) throw new Error('not reached')
  }
  const run = jobRunner([noting(ours, ran, mayFail)], () => 2)
  await expect(run()).rejects.toThrow('not reached')
  fails = false
  expect(await run()).toBe(1)
})
