import { isExtraPath, isSelfServicePath } from '../i18n/language.ts'
import { buildSettings } from './build-settings.ts'
import type { Page, PageOf, PageType } from './page.ts'
import { pagesOfType, pagesWithForm, pagesWithStatus, pageWithId } from './page-index.ts'
import type { FormKey, PaymentStatusKey, StatusKey } from './page-key.ts'
import type { Site } from './snapshot.ts'

const inLine = <Found extends Page>(pages: readonly Found[], isExtra: boolean): Found | undefined =>
  pages.find(({ path }) => isExtraPath(path) === isExtra)

/** The path of the page that says this of the line; throws an error that names what is missing, which stops the build. */
export function statusPath(site: Site, statusKey: StatusKey | PaymentStatusKey, isExtra: boolean): string {
  const page = inLine(pagesWithStatus(site, statusKey), isExtra)
  if (!page)
    throw new Error(`no page with statusKey ${statusKey} (${site.language}${isExtra ? ', extra' : ''})`)
  return page.path
}

/** The line's top-up page; throws an error that names what is missing, which stops the build. */
export function topUpPage(site: Site, isExtra: boolean): PageOf<'topUpPage'> {
  const page = inLine(pagesOfType(site, 'topUpPage'), isExtra)
  if (!page) throw new Error(`no top-up page (${site.language}${isExtra ? ', extra' : ''})`)
  return page
}

/** The path of the line's top-up page; throws as `topUpPage` does. */
export const topUpPath = (site: Site, isExtra: boolean): string => topUpPage(site, isExtra).path

/** The path of a page by its id; throws an error that names what is missing, which stops the build. */
export function pathOfId(site: Site, id: string): string {
  const page = pageWithId(site, id)
  if (!page) throw new Error(`no page "${id}" (${site.language})`)
  return page.path
}

/** Whether a block is on the plans page: there plans can be filtered and compared. */
export function standsOnPlansPage(site: Site, blockId: string): boolean {
  const page = pageWithId(site, 'plansPageContent')
  return page !== undefined && 'blocks' in page && page.blocks.some(({ id }) => id === blockId)
}

/** The page where a plan is ordered, as far as the content has it. */
export const orderPageOf = (site: Site): Page | undefined => pagesOfType(site, 'checkoutPage')[0]

/** The path of the order page; throws an error that names what is missing, which stops the build. */
export const orderPath = (site: Site): string => pathOfType(site, 'checkoutPage')

/** The path of the cart's page; throws an error that names what is missing, which stops the build. */
export const cartPath = (site: Site): string => pathOfId(site, 'cartPage')

/** The path of the log-in page; throws an error that names what is missing, which stops the build. */
export const logInPath = (site: Site): string => formPath(site, 'logIn')

/** The path of the page where a guest finds an order; undefined where the content has none. */
export const orderLookupPath = (site: Site): string | undefined => pagesWithForm(site, 'orderLookup')[0]?.path

/** The path of the page where a number is declared; throws an error that names what is missing, which stops the build. */
export const registrationPath = (site: Site): string => formPath(site, 'registration')

/** The path of the page where a SIM card or an eSIM is ordered; throws an error that names what is missing, which stops the build. */
export function simOrderPath(site: Site, simType: PageOf<'orderSimPage'>['simType']): string {
  const page = pagesOfType(site, 'orderSimPage').find((candidate) => candidate.simType === simType)
  if (!page) throw new Error(`no page where a ${simType} is ordered (${site.language})`)
  return page.path
}

/** The path of the page where an auto top-up is set up; throws an error that names what is missing, which stops the build. */
export const autoTopUpPath = (site: Site): string => formPath(site, 'autoTopUp')

/** The page with the game's form, in self-service or for everybody; throws an error that names what is missing. */
export const gameForm = (site: Site, isSelfService: boolean): PageOf<'formPage'> =>
  inPart(
    site,
    isSelfService,
    pagesOfType(site, 'formPage').filter(({ formKey }) => formKey === 'gameRegistration'),
  )

/** The path of the game's form; throws as `gameForm` does. */
export const gameFormPath = (site: Site, isSelfService: boolean): string => gameForm(site, isSelfService).path

/** The path of the page that says that a number plays, in self-service or for everybody; throws as `gameForm` does. */
export const gameSuccessPath = (site: Site, isSelfService: boolean): string =>
  inPart(site, isSelfService, pagesWithStatus(site, 'gameRegistrationSuccess')).path

/** Where a part of the site has no such page, the other part's. */
function inPart<Found extends Page>(site: Site, isSelfService: boolean, pages: readonly Found[]): Found {
  const page = pages.find(({ path }) => isSelfServicePath(path) === isSelfService) ?? pages[0]
  if (!page) throw new Error(`no page of the game (${site.language})`)
  return page
}

/** The path of the settings' tab with cards and auto top-ups; throws an error that names what is missing, which stops the build. */
export const paymentSettingsPath = (site: Site): string => settingsPath(site, 'payments')

/** The sections of the settings, and the path of each; throws as `paymentSettingsPath` does. */
export function settingsSections(site: Site): { key: string; title: string; href: string }[] {
  const { sections } = settingsPage(site)
  return sections.map(({ key, title }) => ({ key, title, href: settingsPath(site, key) }))
}

/** The path of the settings' tab with the account's numbers; throws as `paymentSettingsPath` does. */
export const numberSettingsPath = (site: Site): string => settingsPath(site, 'numbers')

/** The path of the settings' tab with what was ordered; throws as `paymentSettingsPath` does. */
export const orderSettingsPath = (site: Site): string => settingsPath(site, 'orders')

const settingsPath = (site: Site, section: string): string => `${settingsPage(site).path}#${section}`

function settingsPage(site: Site): PageOf<'tabbedSectionsPage'> {
  const page = pagesOfType(site, 'tabbedSectionsPage').find(
    ({ sectionsKey }) => sectionsKey === 'profileSettings',
  )
  if (!page) throw new Error(`no settings page (${site.language})`)
  return page
}

/** The path of the first page of a type; throws an error that names what is missing, which stops the build. */
export function pathOfType(site: Site, type: PageType): string {
  const [page] = pagesOfType(site, type)
  if (!page) throw new Error(`no ${type} (${site.language})`)
  return page.path
}

/** The path of a form's page; throws an error that names what is missing, which stops the build. */
function formPath(site: Site, formKey: FormKey): string {
  const [page] = pagesWithForm(site, formKey)
  if (!page) throw new Error(`no page with formKey ${formKey} (${site.language})`)
  return page.path
}

/** Where self-service begins: DASHBOARD_PATH, where the environment names one, else the content's page. */
export const dashboardPath = (site: Site): string =>
  namedPath(site, 'DASHBOARD_PATH') ?? pathOfType(site, 'dashboardPage')

/** The page for a number that is no longer in use: MISSING_NUMBER_PATH, where the environment names one, else the content's page. */
export const missingNumberPath = (site: Site): string =>
  namedPath(site, 'MISSING_NUMBER_PATH') ?? statusPath(site, 'numberNoLongerInUse', false)

/** The environment names a page by its path in any language; who reads another goes to the same page in that. */
function namedPath(site: Site, variable: 'DASHBOARD_PATH' | 'MISSING_NUMBER_PATH'): string | undefined {
  const named = buildSettings()[variable]
  if (!named) return undefined
  const page = site.pages.find(({ alternates }) => Object.values(alternates).includes(named))
  if (!page) throw new Error(`${variable} names no page of the site: "${named}" (${site.language})`)
  return page.path
}

/** The path of the page that replaces what maintenance closes; throws an error that names what is missing. */
export function maintenancePath(site: Site, scope: Site['maintenance']['activateFor']): string {
  const page = pagesOfType(site, 'maintenancePage').find((candidate) => candidate.scope === scope)
  if (!page) throw new Error(`no maintenance page of ${scope} (${site.language})`)
  return page.path
}
