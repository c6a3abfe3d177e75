import { stored } from '../../lib/storage.ts'

const isCountryCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value)

/** The country whose prices were looked at last, ISO 3166-1 alpha-2. */
export const lastCountry = stored('roaming-plans-country', isCountryCode)
