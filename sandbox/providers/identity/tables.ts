import type { Language } from '../../../src/i18n/language.ts'

/** Times are UTC milliseconds of the sandbox's clock. */
export interface IdentityTables {
  identityChecks: {
    id: string
    /** What the relying party knows it by; it may have several checks of one. */
    reference: string
    /** The first of a reference is 1. */
    number: number
    language: Language
    /** Where the person comes back to. */
    returnUrl: string
    status:
      | 'created'
      | 'started'
      | 'submitted'
      | 'inReview'
      | 'approved'
      | 'declined'
      | 'resubmissionRequested'
      | 'abandoned'
      | 'expired'
    /** Whose document was shown. */
    personalCode: string | null
    problem: 'documentUnreadable' | 'documentNotAccepted' | 'faceNotVisible' | null
    createdAt: number
    /** Null until the pictures are there. */
    submittedAt: number | null
  }
}

export const createIdentityTables = `
create table identityChecks (id text primary key, reference text not null, number integer not null,
  language text not null, returnUrl text not null, status text not null, personalCode text, problem text,
  createdAt integer not null, submittedAt integer, unique (reference, number)) strict;
`
