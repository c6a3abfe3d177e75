import { expect, test } from 'vitest'
import { rebuildQueue } from './rebuild-queue.ts'

test('what is published during a rebuild goes into the next one, all at once', async () => {
  const builds: string[][] = []
  const first = Promise.withResolvers<void>()
  const queue = rebuildQueue<string>(
    (changes) => {
      builds.push(changes)
      return builds.length === 1 ? first.promise : Promise.resolve()
    },
    () => {},
  )
  queue.add('a')
  queue.add('b')
  queue.add('c')
  first.resolve()
  await queue.idle()
  expect(builds).toEqual([['a'], ['b', 'c']])
})

test('after a rebuild that failed the next one is made', async () => {
  const told: unknown[] = []
  const built: string[][] = []
  const queue = rebuildQueue<string>(
    async (changes) => {
      if (changes.includes('broken')) throw new Error('no')
      built.push(changes)
    },
    (error) => told.push(error),
  )
  queue.add('broken')
  await queue.idle()
  queue.add('mended')
  await queue.idle()
  expect(told).toHaveLength(1)
  expect(built).toEqual([['mended']])
})
