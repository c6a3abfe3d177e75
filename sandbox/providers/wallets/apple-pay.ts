import type { Clock } from '../../shared/clock.ts'

/** Where Apple's sheet says that the merchant is to be validated. */
const validationPath = '/wallets/apple-pay/validate'

/** Replaces Apple: what it answers to a merchant, whose sheet takes that for five minutes. */
export const applePay = ({ ownOrigin, clock }: { ownOrigin(): string; clock: Clock }) => ({
  validateMerchant(validationUrl: string, siteOrigin: string): Record<string, unknown> | undefined {
    if (validationUrl !== ownOrigin() + validationPath) return undefined
    const now = clock.now()
    return {
      merchantSessionIdentifier: 'SANDBOX',
      epochTimestamp: now,
      expiresAt: now + 5 * 60 * 1000,
      domainName: siteOrigin && new URL(siteOrigin).hostname,
      displayName: 'Uoga',
    }
  },
})
