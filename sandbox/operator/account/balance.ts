import type { NumberOnRecord } from '../phone-numbers.ts'

/** A number's money as the contract's `Balance`. */
export const balanceOf = ({ balanceInCents, balanceValidTo, status }: NumberOnRecord) => ({
  amount: balanceInCents,
  active: status === 'active',
  validTo: balanceValidTo,
})
