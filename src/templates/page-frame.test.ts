import { expect, test } from 'vitest'
import type { BodyPage } from '../content/page.ts'
import { frameOf, heroTone } from './page-frame.ts'

const landing: BodyPage = {
  type: 'genericLandingPage',
  id: 'esim',
  path: '/esim',
  alternates: { lt: '/esim', en: '/en/esim', ru: '/ru/esim' },
  title: 'eSIM',
  seoTitle: 'eSIM',
  seoDescription: 'eSIM',
  noIndex: false,
  buttons: [],
  blocks: [],
}
const withText = (letters: number): BodyPage => ({
  ...landing,
  text: { html: `<p>${'a'.repeat(letters)}</p>` },
})

test.each<[string, BodyPage, string]>([
  ['a short introduction', withText(200), 'campaign'],
  ['no text', landing, 'campaign'],
  ['a long text', withText(900), 'reading'],
  ['the consents', { ...landing, id: 'consentsPage' }, 'reading'],
  ['the ways to reach us', { ...landing, id: 'contact' }, 'tool'],
  ['roaming', { ...landing, id: 'roamingPageContent' }, 'tool'],
  ['plans with a long text', { ...withText(900), id: 'plansPageContent' }, 'tool'],
  ['the list of cookies', { ...landing, type: 'cookieListPage', categories: [] }, 'reading'],
  ['help', { ...landing, type: 'tabbedSectionsPage', sectionsKey: 'help', sections: [] }, 'tool'],
  ['a page for partners', { ...landing, type: 'becomeAPartnerPage' }, 'campaign'],
])('%s', (_, page, frame) => {
  expect(frameOf(page)).toBe(frame)
})

test('what went wrong is not on the paper of what went well', () => {
  expect(heroTone(landing)).toBe('mint')
  expect(heroTone({ ...landing, tone: 'blush' })).toBe('blush')
  expect(
    heroTone({ ...landing, type: 'genericStatusPage', statusKey: 'genericError', text: { html: '' } }),
  ).toBe('cream')
})
