import type { APIRoute } from 'astro'
import { flagOf, flagPath } from '../content/flag-path.ts'
import { readSite } from '../content/read-snapshot.ts'
import { defaultLanguage } from '../i18n/language.ts'

/** The flags of the countries that the content has, no others. */
export const getStaticPaths = () =>
  readSite(defaultLanguage).roamingCountries.map(({ countryCode }) => ({
    params: { flag: flagPath(countryCode).slice(1, -'.svg'.length) },
    props: { countryCode },
  }))

interface Props {
  countryCode: string
}
export const GET: APIRoute<Props> = ({ props: { countryCode } }) =>
  new Response(flagOf(countryCode), { headers: { 'Content-Type': 'image/svg+xml' } })
