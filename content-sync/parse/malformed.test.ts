import { expect, test } from 'vitest'
import { badAnswers } from '../pull/bad-answers.fixture.ts'
import { type Malformed, parseChanged } from './malformed.fixture.ts'
import { stopping } from './malformed-pages.fixture.ts'
import { keeping, leavingOut } from './malformed-parts.fixture.ts'
import { harmless } from './malformed-sizes.fixture.ts'

const asFile = (snapshot: unknown) => JSON.stringify(snapshot ?? null)
const idsIn = (site: unknown): Set<string> =>
  new Set([...asFile(site).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []))
const everyId = [...idsIn(parseChanged(() => {}).snapshot?.lt)]

function expectNothingPublished([, change, named]: Malformed): void {
  const parsed = parseChanged(change)
  expect(parsed.named).toContain(named)
  expect(parsed.snapshot).toBeUndefined()
}

/** What is true of every problem of a part; returns the ids that are still shown. */
function expectPublished([, change, named]: Malformed): Set<string> {
  const parsed = parseChanged(change)
  expect(parsed.named).toContain(named)
  expect(parsed.named.filter((name) => name.startsWith('fatal'))).toEqual([])
  expect(asFile(parsed.snapshot).includes('alert')).toBe(false)
  return idsIn(parsed.snapshot?.lt)
}

const entryNamed = ([, , named]: Malformed): string => named.split(' ')[1] ?? ''

/** Everything that may be wrong with content or with the answers that bring it, and what comes of it. */
const malformed = [
  ...stopping.map((row) => ({
    wrong: row[0],
    outcome: 'it is named, and nothing is published',
    check: () => expectNothingPublished(row),
  })),
  ...leavingOut.map((row) => ({
    wrong: row[0],
    outcome: 'the entry is named and left out, and the page is published',
    check: () => expect(expectPublished(row)).not.toContain(entryNamed(row)),
  })),
  ...keeping.map((row) => ({
    wrong: row[0],
    outcome: 'the value is named and left out, and every entry is published',
    check: () => expect([...expectPublished(row)]).toEqual(expect.arrayContaining(everyId)),
  })),
  ...harmless.map(([wrong, change, shown, expected]) => ({
    wrong,
    outcome: 'it is shown as it is',
    check: () => {
      const { snapshot, named } = parseChanged(change)
      expect(named).toEqual([])
      expect(snapshot && shown(snapshot.lt)).toEqual(expected)
    },
  })),
  ...badAnswers,
]

test.each(malformed)('$wrong: $outcome', ({ check }) => check())
