import { expect, test } from 'vitest'
import { embeddedSpaceFolder } from '../../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../../sandbox/contentful/read-space.ts'
import { formKeys } from './page-key.ts'

const { entries } = await readSpace(embeddedSpaceFolder)
/** What is made of countries and questions has a slug too, and is shown on another page. */
const madeOf = ['roamingCountry', 'faqItem']
const idsOfPages = new Set(
  [...entries].flatMap(([id, { contentType, fields }]) =>
    'slug' in fields && !madeOf.includes(contentType) ? [id] : [],
  ),
)

/** The entries that an entry links to, in its fields and in its formatted texts. */
function linksOf(id: string): string[] {
  const ids: string[] = []
  JSON.stringify(entries.get(id)?.fields, (_, value: unknown) => {
    if (isLink(value)) ids.push(value.sys.id)
    return value
  })
  return ids
}

const isLink = (value: unknown): value is { sys: { id: string } } =>
  typeof value === 'object' && value !== null && 'sys' in value

/** What a page shows of other entries, and the pages that it leads to; what those show is not on it. */
function shownOn(pageId: string): Set<string> {
  const found = new Set<string>()
  const look = (id: string) => {
    for (const next of linksOf(id)) {
      if (found.has(next)) continue
      found.add(next)
      if (!idsOfPages.has(next)) look(next)
    }
  }
  look(pageId)
  return found
}

const leadTo = (id: string) => [...idsOfPages].filter((page) => page !== id && shownOn(page).has(id))
const inFooter = shownOn('footer')

test.each([
  ['leave-extra', ['profile-settings', 'help', 'top-up-extra']],
  ['leave-second-line', ['profile-settings', 'help']],
  ['game-registration', ['help']],
])('a customer finds %s on %j', (id, pages) => {
  expect(leadTo(id)).toEqual(expect.arrayContaining(pages))
})

test('the game is in the footer, and begins on the dashboard', () => {
  expect(inFooter).toContain('game-registration')
  expect([...shownOn('dashboard')].map((id) => entries.get(id)?.fields.event?.lt)).toContain('openGameModal')
})

/** The modal actions that the specification names for the second line. */
test.each(['infoNewSecondServiceLine', 'leaveForPostpaid', 'leaveForOtherOperator', 'backToSettings'])(
  'the settings have the action %s',
  (action) => {
    expect(shownOn('profile-settings')).toContain(action)
  },
)

test('no form is without a way to it', () => {
  const forms = [...entries].filter(([, { fields }]) => formKeys.some((key) => key === fields.formKey?.lt))
  // The layout leads to log-in, the game's button to the game's own pages.
  const ownWays = ['log-in', 'mano-game-registration']
  const orphans = forms
    .map(([id]) => id)
    .filter((id) => !ownWays.includes(id) && !inFooter.has(id) && leadTo(id).length === 0)
  expect(orphans).toEqual([])
})
