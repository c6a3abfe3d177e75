/** Those whose cards and wallets are taken. The banks' drawings come from the operator, with the list of banks. */
export const paymentMarks = ['visa', 'mastercard', 'apple-pay', 'google-pay'] as const
export type PaymentMark = (typeof paymentMarks)[number]

export const markNames: Readonly<Record<PaymentMark, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
}

/**
 * Where src/content/payment-mark-drawing.ts puts the official drawings. Browsers keep them, so that their addresses have the version of
 * @iconify-json/logos; each is written out, as the build looks for every file that a script names.
 */
export const paymentMarkPaths: Readonly<Record<PaymentMark, string>> = {
  visa: '/_astro/mark.1.2.19.visa.svg',
  mastercard: '/_astro/mark.1.2.19.mastercard.svg',
  'apple-pay': '/_astro/mark.1.2.19.apple-pay.svg',
  'google-pay': '/_astro/mark.1.2.19.google-pay.svg',
}
