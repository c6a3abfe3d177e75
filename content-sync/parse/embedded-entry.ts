import { formatEuro } from '../../src/lib/money.ts'
import { currentPrice } from '../../src/lib/sold-plan.ts'
import type { EntryParser } from './entry-reader.ts'
import { linkButton } from './link-button.ts'
import { microcopy } from './microcopy.ts'
import { rateLine } from './rates.ts'
import { shownPlan } from './shown-plan.ts'

/** What of an entry is in a text: a figure, or a link. `title` is said before a figure that is alone. */
export interface EmbeddedWords {
  title?: string
  words: string
  href?: string
  openInANewTab?: boolean
}

const planPrice: EntryParser<EmbeddedWords> = (entry) => {
  const parsed = shownPlan(entry)
  return parsed && { title: parsed.planTitle, words: formatEuro(currentPrice(parsed)) }
}

const rate: EntryParser<EmbeddedWords> = (entry) => {
  const parsed = rateLine(entry)
  if (!parsed) return undefined
  const { title, price, priceText = '', unit } = parsed
  const figure = price === undefined ? priceText : formatEuro(price)
  return { title, words: [figure, unit].filter(Boolean).join(' ') }
}

const buttonLink: EntryParser<EmbeddedWords> = (entry) => {
  const parsed = linkButton(entry)
  return parsed && { words: parsed.title, href: parsed.href, openInANewTab: parsed.openInANewTab }
}

const fact: EntryParser<EmbeddedWords> = (entry) => {
  const parsed = microcopy(entry)
  return parsed && { words: parsed.value }
}

// Why: docs/decisions/0062-facts-as-microcopy.md
/** What may be part of a sentence: a plan's or a rate's price, a fact or a link, so that each is in one entry only. */
export const embeddedWords = { plan: planPrice, rateLine: rate, button: buttonLink, microcopy: fact }
