import type { OrderLookupWords } from './order-lookup.microcopy.ts'
import type { LookupTold } from './order-lookup.store.ts'
import type { Problems } from './order-lookup.ts'

const fields = ['reference', 'phone'] as const

/** What is wrong in words, in the order of the fields. */
export function problemsInWords(problems: Problems, words: OrderLookupWords) {
  const messages = {
    reference: {
      missing: words['orderLookup.referenceMissing'],
      invalid: words['orderLookup.referenceInvalid'],
    },
    phone: { missing: words['orderLookup.phoneMissing'], invalid: words['cardOrder.phoneInvalid'] },
  }
  return fields.flatMap((field) => {
    const flaw = problems[field]
    return flaw ? [{ field, message: messages[field][flaw] }] : []
  })
}

/** Why no code was sent, by the operator's own rules. Whether one is on its way depends on the order: it isn't said. */
export function toldInWords(told: LookupTold, words: OrderLookupWords): string {
  switch (told) {
    case 'SMS_RETRY_DELAY':
      return words['orderLookup.tooSoon']
    case 'SMS_RETRY_THRESHOLD_REACHED':
      return words['orderLookup.tooMany']
    case 'unknown':
      return words['leave.codeNotSent']
  }
}
