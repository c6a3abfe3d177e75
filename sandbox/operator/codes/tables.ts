import type { Generated } from 'kysely'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** What a code sent by text is good for; it opens nothing else. */
export type CodePurpose = 'logIn' | 'link' | 'declaration' | 'leaveExtra' | 'orderLookup'

export interface CodeTables {
  /** Codes sent by text. Of a number's for one purpose the latest alone is good. */
  codes: {
    id: Generated<number>
    purpose: CodePurpose
    /** The one request that the code belongs to, for example a log-in's id. */
    subject: string
    /** What codes are ended and counted by: the number, or what a look-up asks for. */
    about: string
    phoneNumber: PhoneNumber
    /** Who asked for it: as `Caller` has them. */
    address: string | null
    account: string | null
    code: string
    wrongGuesses: number
    /** Used, or another one was sent since. */
    isOver: 0 | 1
    sentAt: number
  }
}

export const createCodeTables = `
create table codes (id integer primary key, purpose text not null, subject text not null, about text not null, phoneNumber text not null,
  address text, account text, code text not null, wrongGuesses integer not null, isOver integer not null,
  sentAt integer not null) strict;
create index codesBySubject on codes (purpose, subject);
create index codesByAbout on codes (purpose, about);
`
