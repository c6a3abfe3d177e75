import { expect, test } from 'vitest'
import { helpInPlace } from '../../src/content/help-in-place.ts'
import { phoneLink } from '../../src/content/phone-link.ts'
import { languages } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'

const snapshot = await embeddedSnapshot()
const withHelp = ['dashboard', 'usage-details', 'top-up', 'history', 'profile-settings', 'auto-top-up']

test.each(languages.flatMap((language) => withHelp.map((id) => [language, id] as const)))(
  'in %s the page %s ends with three questions that have a page in help, and a number to call',
  (language, id) => {
    const site = snapshot[language]
    const page = site.pages.find((one) => one.id === id)
    const blocks = page && 'blocks' in page ? page.blocks : []
    const faq = blocks.findLast(({ type }) => type === 'faq')
    if (faq?.type !== 'faq') throw new Error(`no questions on ${id}`)
    expect(helpInPlace(faq, site)).toHaveLength(3)
    expect(phoneLink(site)?.href).toMatch(/^tel:/)
  },
)

const sectionsWithHelp = [
  'settings-profile',
  'settings-numbers-tab',
  'settings-orders',
  'settings-alerts',
  'settings-payments',
  'settings-sim',
]

test.each(languages)(
  'in %s the sections of settings end with three questions, each with its own',
  (language) => {
    const site = snapshot[language]
    const settings = site.pages.find(({ id }) => id === 'profile-settings')
    const sections = settings?.type === 'tabbedSectionsPage' ? settings.sections : []
    const asked = sections.flatMap(({ id, blocks }) => {
      const faq = blocks.at(-1)
      return faq?.type === 'faq' ? [{ id, paths: helpInPlace(faq, site).map(({ path }) => path) }] : []
    })
    expect(asked.map(({ id }) => id)).toEqual(sectionsWithHelp)
    for (const { paths } of asked) expect(paths).toHaveLength(3)
    expect(new Set(asked.flatMap(({ paths }) => paths)).size).toBe(3 * sectionsWithHelp.length)
  },
)
