import { type Language, languages } from '../../src/i18n/language.ts'
import { noBreaks } from '../parse/no-break.ts'
import { forbiddenWords } from './forbidden-words.ts'
import type { WordedText } from './worded-text.ts'

/** What a rule finds in a text: the words at fault, and what to do about them. */
export interface Finding {
  language: Language
  found: string
  advice: string
}

/** Names on buttons, fields and tabs, by language: what a text may tell people to press. */
export type ButtonNames = Readonly<Record<Language, ReadonlySet<string>>>

export type Rule = (text: WordedText, buttons: ButtonNames) => Finding[]

const written = ({ words }: WordedText) =>
  languages.flatMap((language) => {
    const text = words[language]
    return text === undefined ? [] : [{ language, text }]
  })

/** A rule about one language at a time. */
const each =
  (find: (text: string, language: Language, whole: WordedText) => Omit<Finding, 'language'>[]): Rule =>
  (whole) =>
    written(whole).flatMap(({ language, text }) =>
      find(text, language, whole).map((finding) => ({ language, ...finding })),
    )

const forbidden = each((text, language) =>
  forbiddenWords[language].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0]
    return found ? [{ found, advice: `say: ${instead}` }] : []
  }),
)

const quotes: Record<Language, { right: string; wrong: RegExp }> = {
  lt: { right: '„“', wrong: /["”«»]|(?<=\p{L})'|'(?=\p{L})/u },
  en: { right: '“” and ’', wrong: /["„«»']/u },
  ru: { right: '«»', wrong: /["„“”]|(?<=\p{L})'|'(?=\p{L})/u },
}
const quotation = each((text, language) => {
  const { right, wrong } = quotes[language]
  const found = wrong.exec(text)?.[0]
  return found ? [{ found, advice: `use ${right}` }] : []
})

const dashes: Record<Language, { right: string; wrong: RegExp }> = {
  lt: { right: '–', wrong: /(?<=\S) (?:-|—|--) (?=\S)/u },
  en: { right: '–', wrong: /(?<=\S) (?:-|—|--) (?=\S)/u },
  ru: { right: '—', wrong: /(?<=\S)[ \u00a0](?:-|–|--) (?=\S)/u },
}
const dash = each((text, language) => {
  const { right, wrong } = dashes[language]
  const found = wrong.exec(text)?.[0]
  return found ? [{ found, advice: `use ${right}` }] : []
})

const blanks = each((text) => {
  const found = /[^\n\S] |\S +(?=[,;:!?](?:\s|$))|\S +(?=\.(?:\s|$))/u.exec(text)?.[0]
  return found ? [{ found, advice: 'one blank, and none before a sign' }] : []
})

const shouting = each((text, _language, { isError }) =>
  isError && text.includes('!')
    ? [{ found: '!', advice: 'an error doesn’t shout: end with a full stop' }]
    : [],
)

const unitTwice: Record<Language, RegExp> = {
  lt: /(?<!\p{L})(\p{L}+\.?|%) \1(?=[\s,;]|$)|gigabait[^.\n]*kainuoja[^.\n]*už GB|per \d+ d\. (?:per|d\.)/u,
  en: /\b(GB|MB|min|SMS|EUR|days|per \w+) \1\b|gigabyte[^.\n]*costs[^.\n]*per GB/u,
  ru: /(?<!\p{L})(ГБ|МБ|мин|SMS|EUR|дней|за \p{L}+) \1(?!\p{L})|гигабайт[^.\n]*стоит[^.\n]*за ГБ/u,
}
const doubled = each((text, language) => {
  const found = unitTwice[language].exec(text.replaceAll('\u00a0', ' '))?.[0]
  return found ? [{ found, advice: 'one unit is enough' }] : []
})

const lengths = { seoTitle: { least: 10, most: 60 }, seoDescription: { least: 40, most: 160 } }
const length = each((text, _language, { role }) => {
  if (role !== 'seoTitle' && role !== 'seoDescription') return []
  const { least, most } = lengths[role]
  const isRight = text.length >= least && text.length <= most
  return isRight ? [] : [{ found: text, advice: `has ${text.length} characters, not ${least} to ${most}` }]
})

/** Words after which a text names what to press. */
const pressing: Record<Language, RegExp> = {
  lt: /(?:spausk|paspausk|spustelėk|pasirink) „([^„“]+(?:„[^„“]+“[^„“]*)?)“/giu,
  en: /(?:press|tap|click|choose) “([^”]+)”/giu,
  ru: /(?:нажмите|выберите)(?: кнопку)? «([^»]+)»/giu,
}
/** Names in the menus of telephones, which are not ours. */
const onTelephones: ReadonlySet<string> = new Set([
  ...['Pridėti SIM', 'Atsisiųsti SIM', 'Pridėti eSIM', 'Nuskaityti QR kodą', 'taip'],
  ...['Add SIM', 'Download a SIM', 'Add eSIM', 'Scan QR code'],
  ...['Добавить SIM', 'Скачать SIM', 'Добавить eSIM', 'Сканировать QR-код', 'да'],
])
const button: Rule = (whole, buttons) =>
  written(whole).flatMap(({ language, text }) =>
    [...text.matchAll(pressing[language])].flatMap(([, name = '']) =>
      buttons[language].has(name) || onTelephones.has(name)
        ? []
        : [{ language, found: name, advice: 'no button has this name' }],
    ),
  )

const pluralText = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/gu

const placeholdersIn = (text: string) =>
  (text.replaceAll(pluralText, '{$1}').match(/\{\w+\}/g) ?? []).toSorted().join(' ')
const placeholders: Rule = (whole) => {
  const [first, ...others] = written(whole)
  if (!first) return []
  const wanted = placeholdersIn(first.text)
  return others.flatMap(({ language, text }) => {
    const found = placeholdersIn(text)
    return found === wanted
      ? []
      : [{ language, found: found || 'none', advice: `${first.language} has ${wanted || 'none'}` }]
  })
}

/** The forms that whole numbers take. */
const forms: Record<Language, readonly string[]> = {
  lt: ['one', 'few', 'other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'other'],
}
/** A number that decides the form of the word after it; units and little words have one form. */
const numberBeforeWord =
  /\{(?:count|n|days|hours|minutes|months|years|steps|most)\}[ \u00a0](?!(?:SMS|min|мин|EUR|left|and|more|from)(?!\p{L}))\p{L}{3,}(?![\p{L}.])/u
const plural = each((text, language) => {
  const found = numberBeforeWord.exec(text)?.[0]
  const bare = found ? [{ found, advice: 'needs its plural forms: {count, plural, one {…} other {…}}' }] : []
  const incomplete = [...text.matchAll(pluralText)].flatMap(([whole, , written = '']) => {
    const missing = forms[language].filter((name) => !written.includes(`${name} {`))
    if (missing.length > 0) return [{ found: whole, advice: `lacks the form ${missing.join(', ')}` }]
    const isNumberless = /(?:few|many|other) \{[^#{}]*\}/u.test(written)
    return isNumberless ? [{ found: whole, advice: 'a form lacks the number, #' }] : []
  })
  const isBroken = /, plural,/u.test(text.replaceAll(pluralText, ''))
  const broken = isBroken ? [{ found: text, advice: 'write {count, plural, one {…} other {…}}' }] : []
  return [...bare, ...incomplete, ...broken]
})

/** LIX: words a sentence, and how many in a hundred have more than six letters. Lithuanian and Russian words are longer. */
const hardest: Record<Language, number> = { lt: 60, en: 40, ru: 55 }
const readability = each((text, language) => {
  const words = text.match(/\p{L}+/gu) ?? []
  // A short text can't help a long word or two.
  if (words.length < 40) return []
  const sentences = text.split(/[.!?:]+(?=\s|$)|\n+/u).filter((sentence) => /\p{L}/u.test(sentence))
  const long = words.filter((word) => word.length > 6)
  const lix = Math.round(words.length / sentences.length + (100 * long.length) / words.length)
  return lix > hardest[language]
    ? [
        {
          found: `${text.slice(0, 40)}…`,
          advice: `is hard to read (LIX ${lix}, at most ${hardest[language]})`,
        },
      ]
    : []
})

/** On a screen of 320 px a button of the content takes two lines at most, and no word is cut. Signs. */
const buttonLengths = { text: 46, word: 21 }
const buttonLength = each((text, _language, { role }) => {
  if (role !== 'button') return []
  const isTooLong =
    text.length > buttonLengths.text || text.split(/[\s-]/u).some((word) => word.length > buttonLengths.word)
  return isTooLong ? [{ found: text, advice: 'is too long for a button on a phone' }] : []
})

/** The short number answers calls from Uoga only: an error names the full one too. Buttons are short. */
const abroad = each((text, _language, { isError, field }) =>
  (isError || field === 'value') &&
  text.length > 30 &&
  text.includes('1808') &&
  !/\+370[ \u00a0]600/u.test(text)
    ? [{ found: '1808', advice: 'name the number for calls from abroad too: +370 600 01808' }]
    : [],
)

/** Names of plans and countries come as they are; a preposition asks for another case. */
const declined = '\\{(?:plans?|by|country|countries|zones?|place)\\}'
const prepositions: Record<Language, RegExp | undefined> = {
  lt: new RegExp(`(?<!\\p{L})(?:į|iš|su|be|nuo|iki|už|per|prie|apie|dėl|pas)[ \\u00a0]${declined}`, 'iu'),
  en: undefined,
  ru: new RegExp(`(?<!\\p{L})(?:в|во|на|с|со|из|от|до|для|без|о|об|к|по|при|за)[ \\u00a0]${declined}`, 'iu'),
}
const grammaticalCase = each((text, language) => {
  const found = prepositions[language]?.exec(text)?.[0]
  return found ? [{ found, advice: 'a name is in the nominative: give it a noun, quotes or a colon' }] : []
})

/** Names, units, examples and figures are the same everywhere. */
const sameEverywhere =
  /Uoga Extra|Uoga ID|Uoga|eSIM|SIM|SMS|MMS|EID|PUK|PIN|QR|GB|MB|EUR|iPhone|Android|Samsung|Google Pay|Apple Pay|Wi-Fi|3-D Secure|Moldova|Malta|Argentina|Peru|Andora|Lietuvių|English|Русский|pagalba@uoga\.example|LT-|uoga-istorija/gu
const same: Rule = ({ words }) => {
  const { lt, en, ru } = words
  const pairs = [
    ['en', lt, en],
    ['ru', lt, ru],
    ['ru', en, ru],
  ] as const
  return pairs.flatMap(([language, one, other]) => {
    const isSame = one !== undefined && one === other && /\p{L}{2}/u.test(withoutNames(one))
    return isSame ? [{ language, found: one, advice: 'is not translated' }] : []
  })
}
const withoutNames = (text: string) =>
  text.replaceAll(/\{\w+\}|https?:\S+|\S+@\S+/g, '').replaceAll(sameEverywhere, '')

/** Cyrillic in Lithuanian and English, Lithuanian letters in English and Russian. */
const foreign: Record<Language, RegExp> = {
  lt: /\p{Script=Cyrillic}+/u,
  en: /\p{Script=Cyrillic}+/u,
  ru: /\p{L}*[ąčęėįšųūž]\p{L}*/iu,
}
const script = each((text, language, { field }) => {
  const found =
    field === 'language'
      ? undefined
      : foreign[language].exec(text.replaceAll(/Lietuvių|Русский|Uogų g\./gu, ''))?.[0]
  return found ? [{ found, advice: 'letters of another language' }] : []
})

/** Where a line could end between a number and its unit, in a text that is shown as it is. */
export function breakableUnit(text: string): string | undefined {
  const kept = noBreaks(text)
  const at = Array.from(text, (sign, index) => sign === kept[index]).indexOf(false)
  return at < 0 ? undefined : text.slice(Math.max(0, at - 8), at + 8)
}

export const rules = {
  forbidden,
  quotation,
  dash,
  blanks,
  shouting,
  doubled,
  length,
  button,
  placeholders,
  plural,
  case: grammaticalCase,
  abroad,
  readability,
  buttonLength,
  same,
  script,
} satisfies Record<string, Rule>
