import type { APIRoute } from 'astro'
import { cookieCategoryCodes } from '../content/cookie-category.ts'
import { readSite } from '../content/read-snapshot.ts'
import { languages } from '../i18n/language.ts'

/** The necessary ones can't be refused. */
const optionalCodes = cookieCategoryCodes.filter((code) => code !== 'C0001')

/** What the cookie list names under each category that can be refused, in any language: goes when its consent does. */
export const GET: APIRoute = () => {
  const categories = languages.flatMap((language) => readSite(language).cookieCategories)
  const namesOf = (code: string) =>
    categories
      .filter((category) => category.code === code)
      .flatMap(({ cookies }) => cookies.flatMap(({ name }) => name.split(/,\s*/)))
  return new Response(
    JSON.stringify(Object.fromEntries(optionalCodes.map((code) => [code, [...new Set(namesOf(code))]]))),
  )
}
