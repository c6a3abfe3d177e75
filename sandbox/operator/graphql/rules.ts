/** Mutations that the contract calls a write: they need an Idempotency-Key. */
export const writes: readonly string[] = [
  'linkPhoneNumber',
  'setUpRecurringPayment',
  'submitOrder',
  'terminatePlan',
  'verifyPhoneNumberLink',
  'withdrawFromContract',
]

/** What guests may ask. */
export const forGuests: readonly string[] = ['priceOwnPlan']

/** What an account may ask that has no current number. */
export const withoutNumber: readonly string[] = [
  'account',
  'avatars',
  'editProfileAsset',
  'linkPhoneNumber',
  'partnerAccount',
  'priceOwnPlan',
  'switchPhoneNumber',
  'unlinkPhoneNumber',
  'verifyPhoneNumberLink',
]
