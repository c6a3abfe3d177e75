import { languages, perLanguage } from '../../i18n/language.ts'
import { anchorOf } from '../../lib/anchor.ts'
import { matches } from '../../lib/matching-words.ts'

/** A country as the page lists it: its ISO 3166-1 alpha-2 code and its title in the page's language. */
export interface ListedCountry {
  code: string
  title: string
}

/** What a country is called beside its title: `TR Turkey; GB England, Scotland` in the content. */
export function otherNamesIn(text: string): ReadonlyMap<string, string> {
  const entries = text.split(';').map((entry) => entry.trim())
  return new Map(entries.map((entry) => [entry.slice(0, 2), entry.slice(2).trim()]))
}

const browserNames = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** A country's names in the site's languages, as the browser knows them. */
function namesOf(code: string): string[] {
  try {
    return languages.map((language) => browserNames(language).of(code) ?? '')
  } catch {
    return []
  }
}

/** The countries that typed words mean: by title, else by another name or the name in another language. */
export function countriesMeant<Country extends ListedCountry>(
  countries: readonly Country[],
  otherNames: ReadonlyMap<string, string>,
  typed: string,
): Country[] {
  const titled = countries.filter(({ title }) => matches(title, typed))
  if (titled.length > 0) return titled
  const called = countries.filter(({ code }) => matches(otherNames.get(code) ?? '', typed))
  if (called.length > 0) return called
  return countries.filter(({ code }) => namesOf(code).some((name) => matches(name, typed)))
}

/** The country that an address names after `#`: by its title, its code, or its name in another of the site's languages. */
export const countryNamed = <Country extends ListedCountry>(
  countries: readonly Country[],
  anchor: string,
): Country | undefined =>
  countries.find(({ title }) => anchorOf(title) === anchor) ??
  countries.find(({ code }) => code === anchor.toUpperCase()) ??
  countries.find(({ code }) => namesOf(code).some((name) => anchorOf(name) === anchor))
