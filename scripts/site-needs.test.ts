import { expect, test } from 'vitest'
import { siteOf } from '../src/content/site.fixture.ts'
import { siteNeeds } from './site-needs.ts'

test('every feature’s keys and every page that code looks for are asked for', async () => {
  const problems = (await siteNeeds())(siteOf('ru', []))
  const named = problems.map(({ contentType, entry, language }) => `${contentType} ${entry} ${language}`)
  expect(named).toEqual(
    expect.arrayContaining([
      'microcopy topUp.needsScript ru',
      'microcopy search.open ru',
      'microcopy tabs.label ru',
      'dashboardPage  ru',
    ]),
  )
})
