/**
 * Writes that don't depend on the current number, each with what it is about instead: a number that it names, or a thing
 * that the operator has tied to one. All others name the current number and are refused where it is another by then.
 */
export const otherThanCurrent = {
  switchPhoneNumber: 'names the number that becomes the current one',
  editProfileAsset: 'names the number, any of the account’s',
  linkPhoneNumber: 'names the number that is added',
  verifyPhoneNumberLink: 'names the number that is added',
  unlinkPhoneNumber: 'names the number that goes',
  setUpRecurringPayment: 'names the number that is topped up, any of the operator’s',
  pauseRecurringPayment: 'the auto top-up tops up one number, which stands with it',
  deleteRecurringPayments: 'each auto top-up tops up one number, which stands with it',
  deleteSavedCard:
    'the card is the account’s, for all its numbers; which auto top-ups end with it is said with their numbers',
  moveEsimProfile: 'the profile is of one number, which stands with it',
  closeAccount: 'ends the account with all its numbers',
  uogaIdLogIn: 'begins a session',
  smartIdStrongLogIn: 'begins a session',
  logout: 'ends the session',
  prolongSession: 'prolongs the session',
  logoutEverywhere: 'ends the account’s sessions',
  paymentCard: 'names the number that is topped up, any of the operator’s',
  paymentGooglePay: 'names the number that is topped up, any of the operator’s',
  paymentApplePay: 'names the number that is topped up, any of the operator’s',
  paymentApplePaySession: 'proves the merchant to the wallet; no number is in it',
  banklinkPaymentRequest: 'names the number that is topped up, any of the operator’s',
  simOrders: 'the card comes with a new number; the one that is named is where the buyer can be reached',
  esimOrders: 'the eSIM comes with a new number; the one that is named is where the buyer can be reached',
  leads: 'names the number to be called',
  leaveExtra: 'names the number that leaves',
  verifyLeaveExtra: 'the request is about the number that leaves, to which its code was sent',
  gameRegistration: 'names the number that takes part, any of the account’s',
  declarationLinkPhoneNumber: 'names the number that is declared or linked',
  declarationDeclarePhoneNumber: 'the declaration is about one number',
  declarationVeriffSession: 'the declaration is about one number',
  declarationConsents: 'the declaration is about one number',
  declarationConfirmation: 'the declaration is about one number',
} as const
