import { beforeAll, expect, test } from 'vitest'
import type { Site, Snapshot } from '../../src/content/snapshot.ts'
import { createSearch } from '../../src/features/search/search.ts'
import { languages } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'
import { searchOf } from './embedded-search.ts'
import { questions } from './questions.ts'

let snapshot: Snapshot

beforeAll(async () => {
  snapshot = await embeddedSnapshot()
}, 60_000)

/** The place of each right answer among the found, from 1; those that are not there are last. */
function placesOf(site: Site) {
  const { places, words } = searchOf(site)
  const search = createSearch(places, words)
  return questions[site.language].map(([asked, answer]) => {
    const found = search(asked)
    const index = found.findIndex(({ path, kind, heading }) => isAnswer(site, answer, path, kind, heading))
    const first = found[0]
    return {
      asked,
      place: index < 0 ? Number.POSITIVE_INFINITY : index + 1,
      first: first?.heading || first?.page,
    }
  })
}

function isAnswer(site: Site, answer: string, path: string, kind: string, heading: string): boolean {
  if (/^[A-Z]{2}$/.test(answer))
    return site.pages.some(
      (page) => page.type === 'countryPage' && page.countryCode === answer && page.path === path,
    )
  const [what = '', id] = answer.split(':')
  if (what === 'page')
    return site.pages.some((page) => page.id === id && page.path === path) && kind !== 'plan'
  if (what === 'plan')
    return kind === 'plan' && site.plans.some((plan) => plan.planId === id && plan.planTitle === heading)
  if (what === 'phone') return kind === 'phone' && heading === id
  return (
    path.endsWith(`#${answer}`) ||
    site.pages.some(
      (page) => page.type === 'articlePage' && page.item.uniqueKey === answer && page.path === path,
    )
  )
}

test('of 159 questions in three languages nine in ten find the answer first, and 98 in a hundred among three', () => {
  const asked = languages.flatMap((language) => placesOf(snapshot[language]))
  expect(asked).toHaveLength(159)
  const wrong = asked
    .filter(({ place }) => place > 1)
    .map(({ asked: words, place, first }) => `${words}: ${place}, first ${first}`)
  const share = (most: number) => asked.filter(({ place }) => place <= most).length / asked.length
  expect(share(1), wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  expect(share(3), wrong.join('\n')).toBeGreaterThanOrEqual(0.98)
})
