import { inEachLanguage, type Language, languages } from '../../src/i18n/language.ts'
import { type EntryFields, plainText } from './plain-text.ts'
import type { WordedText } from './worded-text.ts'

/** Something that is so, and how each language says it. The pattern's first group, or all of it, is the value. */
interface Fact {
  name: string
  value: string
  patterns: Partial<Record<Language, RegExp>>
  /** The entry that a formatted text embeds instead of the value. */
  entry?: string
  /** Other values that are right elsewhere: examples in fields. */
  examples?: readonly string[]
}

const everywhere = (pattern: RegExp) => inEachLanguage(() => pattern)

/** Facts that more than one text names. Change one here and in `fact.…` of the microcopy, and the linter names every other place. */
export const facts: readonly Fact[] = [
  {
    name: 'company code',
    value: '300000000',
    entry: 'fact-provider',
    patterns: { lt: /įmonės kodas (\d+)/giu, en: /company code (\d+)/giu, ru: /код предприятия (\d+)/giu },
  },
  { name: 'VAT code', value: 'LT100000000000', entry: 'fact-provider', patterns: everywhere(/LT\d{9,}/gu) },
  {
    name: 'address',
    value: 'Uogų g. 1',
    entry: 'fact-provider',
    patterns: everywhere(/Uogų g\. \d+(?!\d|-)/gu),
  },
  {
    name: 'full phone number',
    value: '+370 600 01808',
    entry: 'call-from-anywhere',
    patterns: everywhere(/\+370(?: \d+)+/gu),
    examples: ['+370 612 34567'],
  },
  {
    name: 'short phone number',
    value: '1808',
    patterns: {
      lt: /(?:skambin\p{L}*|telefonu|tel\.|numeriu|iš Uogos numerio –) (\d{4})(?![\d ]*\d)/giu,
      en: /(?:call|at|on|phone|dial) (1\d{3})(?![\d ]*\d)/giu,
      ru: /(?:на|тел\.|номеру|телефону) (1\d{3})(?![\d ]*\d)/giu,
    },
  },
  {
    name: 'email',
    value: 'pagalba@uoga.example',
    entry: 'write-to-us',
    patterns: everywhere(/[\w.]+@[\w.]+\w/gu),
    examples: ['vardas@pastas.lt', 'name@mail.com', 'imya@pochta.lt'],
  },
  {
    name: 'first hour of the phone',
    value: '8',
    entry: 'fact-phone-hours',
    patterns: {
      lt: /kasdien (\d+)–\d+ val/giu,
      en: /every day from (\d+):00/giu,
      ru: /ежедневно с (\d+):00/giu,
    },
  },
  {
    name: 'validity of a balance, days',
    value: '180',
    entry: 'fact-balance-validity',
    patterns: {
      lt: /likutis galioja (\d+) dien/giu,
      en: /balance is valid for (\d+) days/giu,
      ru: /баланс действует (\d+) дн/giu,
    },
  },
  {
    name: 'answer to a complaint, days',
    value: '14',
    entry: 'fact-complaint-days',
    patterns: {
      lt: /(?:skund|atsaky)[^.\n]*per (\d+) dien/giu,
      en: /(?:complaint|answer in writing)[^.\n]*within (\d+) days/giu,
      ru: /(?:жалоб|ответ)[^.\n]*через (\d+) дн/giu,
    },
  },
  {
    name: 'withdrawal from a contract, days',
    value: '14',
    entry: 'fact-withdrawal-days',
    patterns: {
      lt: /per (\d+) dien[^.\n]*atsisakyti|atsisakyti per (\d+) dien/giu,
      en: /withdraw[^.\n]*within (\d+) days|within (\d+) days[^.\n]*withdraw/giu,
      ru: /отказаться[^.\n]*в течение (\d+) дн|в течение (\d+) дн[^.\n]*отказаться/giu,
    },
  },
  {
    name: 'transfer of a number, working days',
    value: '1',
    entry: 'fact-transfer-time',
    patterns: {
      lt: /(\d+) darbo dien\p{L}* nuo sutartos/giu,
      en: /(\d+) working days? from the day we agree/giu,
      ru: /(\d+) рабоч\p{L}+ дн\p{L}* (?:от|со) дня/giu,
    },
  },
  {
    name: 'night',
    value: '00–08',
    patterns: {
      lt: /naktį \((\d\d–\d\d)/giu,
      en: /night-time data \((\d\d–\d\d)/giu,
      ru: /ночно\p{L}+ интернет\p{L}* \((\d\d–\d\d)/giu,
    },
  },
  {
    name: 'hour of an auto top-up',
    value: '9',
    patterns: { lt: /apie (\d+) val/giu, en: /at about (\d+) in the morning/giu, ru: /около (\d+) утра/giu },
  },
  { name: 'code of the balance', value: '108', patterns: everywhere(/\*(1\d\d)#/gu) },
  {
    name: 'age of own activation, years',
    value: '14',
    patterns: {
      lt: /(?:nėra|iki) (\d+) metų/giu,
      en: /under (\d+)/giu,
      ru: /(?:нет|младше) (\d+) лет/giu,
    },
  },
  {
    name: 'who keeps cards',
    value: 'a payment company',
    patterns: {
      lt: /kortelės (?:duomenis|numerį) saugo (?!mokėjimų bendrovė)(\p{L}+)/giu,
      en: /(bank|payment system) keeps (?:the|your) card/giu,
      ru: /(?:данные|номер) карты хранит (?!платёжная компания)(\p{L}+)/giu,
    },
  },
]

/** The values that a text gives a fact. */
const saidIn = (text: string, pattern: RegExp | undefined): string[] =>
  pattern
    ? [...text.replaceAll('\u00a0', ' ').matchAll(pattern)].map(
        ([whole, ...groups]) => groups.find((group) => group !== undefined) ?? whole,
      )
    : []

export interface Contradiction {
  fact: string
  id: string
  field: string
  language: Language
  found: string
  value: string
}

/** Where a text says otherwise than the facts. */
export const contradictions = (texts: readonly WordedText[]): Contradiction[] =>
  texts.flatMap(({ id, field, words }) =>
    languages.flatMap((language) =>
      facts.flatMap(({ name, value, patterns, examples = [] }) => {
        const found = saidIn(words[language] ?? '', patterns[language])
        return found
          .filter((said) => said !== value && !examples.includes(said))
          .map((said) => ({ fact: name, id, field, language, found: said, value }))
      }),
    ),
  )

/** Where a formatted text repeats a fact that it can embed: `terms, text (lt): “14”, embed fact-withdrawal-days`. */
export const repeatedFacts = (entries: EntryFields): string[] =>
  [...entries].flatMap(([id, { fields }]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      languages.flatMap((language) => {
        const value = values[language]
        // What is embedded counts as nothing here.
        const own = typeof value === 'string' ? undefined : plainText(value, language, new Map())
        return facts.flatMap(({ patterns, entry, examples = [] }) =>
          entry === undefined
            ? []
            : saidIn(own ?? '', patterns[language])
                .filter((found) => !examples.includes(found))
                .map((found) => `${id}, ${field} (${language}): “${found}”, embed ${entry}`),
        )
      }),
    ),
  )

/** Amounts of money in texts (`7,90`) that nothing costs. */
export const unknownAmounts = (texts: readonly WordedText[], amounts: ReadonlySet<string>): string[] =>
  texts.flatMap(({ id, field, words }) =>
    languages.flatMap((language) =>
      [...(words[language] ?? '').matchAll(/(\d+,\d\d)[ \u00a0]EUR/gu)].flatMap(([, amount = '']) =>
        amounts.has(amount) ? [] : [`${id}, ${field} (${language}): ${amount} EUR`],
      ),
    ),
  )
