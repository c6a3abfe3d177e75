import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

export interface LeadTables {
  /** Challenges that were set; each is answered once. */
  captchas: { challengeId: string; answer: string; used: 0 | 1; expiresAt: number }
  leads: {
    leadReference: string
    formId: string
    phoneNumber: PhoneNumber
    name: string
    email: string | null
    marketingConsent: 0 | 1
    submittedAt: number
  }
}

export const createLeadTables = `
create table captchas (challengeId text primary key, answer text not null, used integer not null,
  expiresAt integer not null) strict;
create table leads (leadReference text primary key, formId text not null, phoneNumber text not null,
  name text not null, email text, marketingConsent integer not null, submittedAt integer not null) strict;
`
