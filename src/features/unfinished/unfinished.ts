import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import type { StorageKey } from '../../lib/storage.ts'
import type { Attempt } from '../../operator/client/intent.ts'
import { paymentMethods } from '../../operator/contract/payment-methods-and-cards.ts'

/** What costs money, each with a form of its own. */
export const purposes = ['topUp', 'autoTopUp', 'order', 'sim', 'esim'] as const
export type Purpose = (typeof purposes)[number]

/** Where the browser keeps what was begun. */
export const intentKeys = {
  topUp: 'topup-intent',
  autoTopUp: 'auto-topup-intent',
  order: 'order-intent',
  sim: 'sim-order-intent',
  esim: 'esim-order-intent',
} as const satisfies Record<Purpose, StorageKey>

/** Something begun in another form. */
export interface Begun {
  purpose: Purpose
  attempt: Attempt
}

/** What says how it went: the operator, no one yet, or that nothing can have been paid. */
export type Known = { by: 'payment' | 'sim' | 'esim'; reference: string } | 'unknown' | 'nothingPaid'

const ByMethod = v.object({ method: v.picklist(paymentMethods) })
const ByFirstCharge = v.object({ isPaidNow: v.boolean() })
const ByTotal = v.object({ totalInCents: v.number() })

/** Why: docs/decisions/0045-earlier-attempts.md, whose table it is, and docs/decisions/0075-earlier-attempts-of-other-forms.md */
export function knownOf({ purpose, attempt: { reference, outline } }: Begun): Known {
  switch (purpose) {
    case 'topUp': {
      if (reference !== undefined) return { by: 'payment', reference }
      const kept = v.safeParse(ByMethod, outline)
      const isWallet =
        kept.success && (kept.output.method === 'googlePay' || kept.output.method === 'applePay')
      return isWallet ? 'unknown' : 'nothingPaid'
    }
    case 'autoTopUp': {
      const kept = v.safeParse(ByFirstCharge, outline)
      if (kept.success && !kept.output.isPaidNow) return reference === undefined ? 'unknown' : 'nothingPaid'
      return reference === undefined ? 'nothingPaid' : { by: 'payment', reference }
    }
    case 'order':
      // It is kept only as long as no answer has come.
      return 'unknown'
    case 'sim':
    case 'esim': {
      const kept = v.safeParse(ByTotal, outline)
      const isFree = kept.success && kept.output.totalInCents === 0
      return isFree || reference === undefined ? 'nothingPaid' : { by: purpose, reference }
    }
  }
}

/** The file with the question's words, and where its links lead. */
export const unfinishedPath = (language: Language): string => `/unfinished.${language}.json`
