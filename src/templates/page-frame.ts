import { isLongText } from '../blocks/contents.ts'
import type { BodyPage } from '../content/page.ts'
import { isSpecialPage } from '../content/page-kind.ts'
import type { Tone } from '../content/tone.ts'

/** How a page begins: with a large picture, at once with what one came to use, or with its title and what there is to read. */
export type PageFrame = 'campaign' | 'tool' | 'reading'

/** Landing pages that code knows by their entry id, because they are used and not only read. */
const tools = [
  'contact',
  'createYourPlanPageContent',
  'phonesPage',
  'plansPageContent',
  'roamingPageContent',
  'searchPage',
  'standardRatesPageContent',
  'tripCalculatorPageContent',
]

// Why: docs/decisions/0085-page-frames.md
export function frameOf(page: BodyPage): PageFrame {
  switch (page.type) {
    case 'tabbedSectionsPage':
      return 'tool'
    case 'cookieListPage':
    case 'newLoginInfoPage':
      return 'reading'
    case 'genericLandingPage':
      if (tools.includes(page.id)) return 'tool'
      return isSpecialPage(page) || isLongText(page.text?.html ?? '') ? 'reading' : 'campaign'
    default:
      return 'campaign'
  }
}

/** The paper of a page's large picture. Mint is the colour of what went well: a page that says how something went has none. */
export function heroTone(page: BodyPage): Tone {
  switch (page.type) {
    case 'genericStatusPage':
      return 'cream'
    case 'becomeAPartnerPage':
      return 'white'
    case 'genericLandingPage':
      return page.tone ?? 'mint'
    default:
      return 'mint'
  }
}
