import { expect, test } from 'vitest'
import { siteOf } from '../../src/content/site.fixture.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { type DraftsRead, newestDrafts } from './newest-drafts.ts'

const snapshot: Snapshot = {
  lt: siteOf('lt', []),
  en: siteOf('en', []),
  ru: siteOf('ru', []),
  movedPages: [],
  changedAt: {},
}

function reader(...answers: DraftsRead[]) {
  let reads = 0
  let shown = 0
  let now = 0
  const state = newestDrafts({
    now: () => now,
    read: async () => answers[reads++] ?? { kind: 'same' },
    show: async () => {
      shown += 1
    },
  })
  return {
    state,
    later: () => {
      now += 1_000
      return state()
    },
    counts: () => ({ reads, shown }),
  }
}

test('drafts are read once a second at most, however many ask', async () => {
  const { state, later, counts } = reader({ kind: 'read', snapshot })
  await Promise.all([state(), state(), state()])
  expect(counts()).toEqual({ reads: 1, shown: 1 })
  await later()
  expect(counts()).toEqual({ reads: 2, shown: 1 })
})

test('the version changes with the drafts alone', async () => {
  const { state, later } = reader({ kind: 'read', snapshot }, { kind: 'same' }, { kind: 'read', snapshot })
  expect([await state(), await later(), await later()].map(({ version }) => version)).toEqual(['1', '1', '2'])
})

test('where drafts can’t be read what was shown before stays, and it says why until they can', async () => {
  const { state, later } = reader(
    { kind: 'read', snapshot },
    { kind: 'failed', sentence: 'Contentful doesn’t answer.' },
  )
  await state()
  expect(await later()).toEqual({ version: '1', problem: 'Contentful doesn’t answer.' })
  expect(await later()).toEqual({ version: '1' })
})
