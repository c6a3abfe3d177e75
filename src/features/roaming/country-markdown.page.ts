import { planCardMicrocopy } from '../../blocks/plan-card.microcopy.ts'
import { linkTo } from '../../content/markdown.ts'
import type { PageOf } from '../../content/page.ts'
import { placeOf } from '../../content/roaming-place.ts'
import type { Site } from '../../content/snapshot.ts'
import { pickWords } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import { gigabyteAt } from '../../lib/gigabyte.ts'
import { type Cents, formatEuro } from '../../lib/money.ts'
import { countryMicrocopy } from './country.microcopy.ts'
import { countryAnswer, countryOf } from './country-page.page.ts'

/** What a country's page says, as Markdown: the answer, prices without a pack, how roaming is turned on and whom to call. */
export function countryMarkdown(site: Site, page: PageOf<'countryPage'>, origin: string): string {
  const words = { ...pickWords(site, countryMicrocopy), ...pickWords(site, planCardMicrocopy) }
  const country = countryOf(site, page)
  const place = placeOf(country, words['country.place'])
  const { zone, prices, note, emergencySource } = country
  const price = (service: string, cents: Cents | undefined) =>
    cents === undefined ? [] : [`- ${service}: ${formatEuro(cents)}`]
  const priceLines = [
    ...price(
      words['country.gigabyte'],
      prices.dataPrice === undefined ? undefined : gigabyteAt(prices.dataPrice),
    ),
    ...price(words['country.minute'], prices.callPrice),
    ...price(words['country.minuteIn'], prices.incomingCallPrice),
    ...price(words['country.message'], prices.messagePrice),
  ]
  const numbers = [
    [words['country.emergency'], country.emergencyNumber],
    [words['country.police'], country.policeNumber],
    [words['country.ambulance'], country.ambulanceNumber],
    [words['country.fire'], country.fireNumber],
  ].flatMap(([service, number]) => (number ? [`- ${service}: ${number}`] : []))
  const source =
    emergencySource &&
    `${words['country.emergencySource']}: ${linkTo(new URL(emergencySource).hostname, emergencySource, origin)}`
  const steps = (['iphone', 'android'] as const).map((system) => {
    const list = words[`country.${system}Steps`].split('|').map((step, at) => `${at + 1}. ${step.trim()}`)
    return `### ${words[`country.${system}`]}\n\n${list.join('\n')}`
  })
  const showsPrices = !zone.hasDomesticRates && priceLines.length > 0
  return [
    `# ${page.title}`,
    countryAnswer(site, country, words),
    note,
    showsPrices &&
      `## ${words['country.prices']}\n\n${priceLines.join('\n')}\n\n${words['plan.vatIncluded']}`,
    `## ${fill(words['country.turnOn'], { place })}\n\n${words['country.turnOnUoga']}`,
    ...steps,
    words['country.turnOnWait'],
    numbers.length > 0 && `## ${fill(words['country.useful'], { place })}\n\n${numbers.join('\n')}`,
    numbers.length > 0 && source,
  ]
    .filter(Boolean)
    .join('\n\n')
}
