/** The island of a status page is found by its key. */
export const statusKeys = [
  'topUpWaiting',
  'topUpFailure',
  'numberTransferError',
  'genericError',
  'numberNoLongerInUse',
  'numberAddingError',
  'firstNumberAddingError',
  'numberActivated',
  'scanIdNumberActivated',
  'numberActivationDelayed',
  'activationMarketingConsent',
  'identityNotVerifiedUnder14',
  'identityNotVerified',
  'identityVerificationDelayed',
  'gameRegistrationSuccess',
  'gameRegistrationError',
  'orderSuccess',
  'orderFailure',
  'simOrder',
  'esimOrder',
] as const
export type StatusKey = (typeof statusKeys)[number]

export const paymentStatusKeys = ['topUpSuccess', 'autoTopUpSuccess'] as const
export type PaymentStatusKey = (typeof paymentStatusKeys)[number]

/** Which form a form page holds. */
export const formKeys = [
  'logIn',
  'registration',
  'leadGeneration',
  'leaveExtra',
  'leaveSecondLine',
  'gameRegistration',
  'autoTopUp',
  'orderLookup',
] as const
export type FormKey = (typeof formKeys)[number]

export const simTypes = ['sim', 'esim'] as const

export const sectionsKeys = ['help', 'profileSettings'] as const

export const maintenanceScopes = ['allPages', 'selfService'] as const
