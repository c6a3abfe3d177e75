import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import type { Parts } from './parts.ts'

/** What everything here works with. */
export interface Operator {
  database: Database
  /** Milliseconds. */
  now(): number
  /** The site's origin, from which calls come and to which people are led back. */
  siteOrigin: string
  /** Where this operator's own pages are. */
  ownOrigin: string
  /** The text-message gateway: here a line in the terminal. */
  sendText(phoneNumber: string, text: string): void
  /** How what it depends on is; a watch of yours writes here what it finds. */
  parts: Parts
}

export const seconds = 1_000
export const minutes = 60 * seconds
export const days = 24 * 60 * minutes

/** Unguessable, and short enough to be read out: `7K3M9-QWXAB-12CD3-4EF56`. */
export const newReference = (): string =>
  (randomBytes(10).toString('hex').toUpperCase().match(/.{5}/g) ?? []).join('-')

export const newSecret = (): string => randomBytes(24).toString('base64url')
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const instant = (at: number): string => new Date(at).toISOString()
export const euro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
/** `+370 6** **567`: enough to recognise one's own number by. */
export const masked = (phoneNumber: string): string => `+370 6** **${phoneNumber.slice(-3)}`

const vilnius = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius' })
/** The day in Vilnius: `2026-01-31`. */
export const dayOf = (at: number): string => vilnius.format(at)

export const languages = ['lt', 'en', 'ru'] as const
export type Language = (typeof languages)[number]
