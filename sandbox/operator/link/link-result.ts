import type { LinkFlowType, LinkResultKey } from '../../../src/operator/contract/link-result.ts'

/** The contract's `LinkPhoneNumberResult`; times are UTC milliseconds. */
export interface LinkResult {
  phoneNumber: string
  linkPhoneNumberResponseKey: LinkResultKey | null
  linkPhoneNumberResponseType: 'SUCCESS' | 'WARN' | 'ERROR'
  restrictedUntil?: number
  flowType?: LinkFlowType
  attemptsLeft?: number
  codeExpiresAt?: number
}

type Details = Pick<LinkResult, 'restrictedUntil' | 'flowType' | 'attemptsLeft' | 'codeExpiresAt'>

export const wentWell = (phoneNumber: string, details: Details = {}): LinkResult => ({
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'SUCCESS',
  ...details,
})

export const endedWith = (
  phoneNumber: string,
  linkPhoneNumberResponseKey: LinkResultKey,
  linkPhoneNumberResponseType: LinkResult['linkPhoneNumberResponseType'] = 'ERROR',
  details: Details = {},
): LinkResult => ({ phoneNumber, linkPhoneNumberResponseKey, linkPhoneNumberResponseType, ...details })
