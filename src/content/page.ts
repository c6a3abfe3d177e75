import type { Language } from '../i18n/language.ts'
import type { Cents } from '../lib/money.ts'
import type { Block, FaqItem, TabSection } from './block.ts'
import type { Button } from './button.ts'
import type { CookieCategory } from './cookie-category.ts'
import type { ImageAsset } from './image.ts'
import type { PageContent } from './page-content.ts'
import type {
  FormKey,
  maintenanceScopes,
  PaymentStatusKey,
  StatusKey,
  sectionsKeys,
  simTypes,
} from './page-key.ts'
import type { RichText } from './rich-text.ts'
import type { Tone } from './tone.ts'

/** What every page has. `path` is absolute without a trailing slash; `alternates` are its paths in all languages. */
interface AnyPage {
  id: string
  path: string
  alternates: Record<Language, string>
  title: string
  seoTitle: string
  seoDescription: string
  noIndex: boolean
}

/** What most pages show under their title. */
interface Body extends AnyPage {
  text?: RichText
  image?: ImageAsset
  buttons: Button[]
  blocks: Block[]
}

/** `title` and `text` are shown once the operator has said that they are true. */
interface Status extends Body {
  text: RichText
}

/** A page that is made of an entry which isn't a page itself: it is below the page that lists such entries. */
interface MadePage extends AnyPage {
  /** `title` is what the menu calls it, where it does. */
  parent: { path: string; title: string }
}

/** What calls, messages and data cost in a country; the country itself is in the site's list. */
interface CountryPage extends MadePage {
  type: 'countryPage'
  countryCode: string
}

/** One question of help, with what else its topic answers. */
interface ArticlePage extends MadePage {
  type: 'articlePage'
  item: FaqItem
  topic: { key: string; title: string }
  /** When its answer was last found right, or else published: `2026-11-27`. */
  checkedOn?: string
}

interface HomePage extends AnyPage {
  type: 'homePage'
  blocks: Block[]
}

interface NotFoundPage extends AnyPage {
  type: 'notFoundPage'
  text: RichText
  image?: ImageAsset
  buttons: Button[]
}

interface TopUpPage extends AnyPage {
  type: 'topUpPage'
  text: string
  image?: ImageAsset
  /** What the form offers until the operator has said its own limits. */
  presetSumsInCents: Cents[]
  minimumInCents: Cents
  maximumInCents: Cents
  blocks: Block[]
}

/** Pages that have a body, and nothing of their own. */
export type PlainPageType =
  | 'becomeAPartnerPage'
  | 'serviceReportPage'
  | 'checkoutPage'
  | 'dashboardPage'
  | 'historyPage'
  | 'usageDetailsPage'
  | 'newLoginInfoPage'
type PlainPage = { [Type in PlainPageType]: Body & { type: Type } }[PlainPageType]

/** A page with a body of its own: text, picture, buttons and blocks. */
export type BodyPage =
  | PlainPage
  | (Body & { type: 'genericLandingPage'; tone?: Tone })
  | (Body & { type: 'orderSimPage'; simType: (typeof simTypes)[number] })
  | (Status & { type: 'successfulPaymentPage'; statusKey: PaymentStatusKey })
  | (Status & { type: 'genericStatusPage'; statusKey: StatusKey })
  | (Body & { type: 'maintenancePage'; scope: (typeof maintenanceScopes)[number] })
  | (Body & { type: 'cookieListPage'; categories: CookieCategory[] })
  | (Body & PageContent & { type: 'formPage'; formKey: FormKey })
  | (Body & {
      type: 'tabbedSectionsPage'
      sectionsKey: (typeof sectionsKeys)[number]
      sections: TabSection[]
    })

export type Page = HomePage | NotFoundPage | TopUpPage | BodyPage | CountryPage | ArticlePage
export type PageType = Page['type']
/** The pages that editors make: content types with an address. */
export type EntryPageType = Exclude<PageType, 'countryPage' | 'articlePage'>
export type PageOf<T extends PageType> = Extract<Page, { type: T }>
