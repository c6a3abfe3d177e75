/** Two status pages more: how the order of a SIM card and of an eSIM stands. */
module.exports = (migration) => {
  migration
    .editContentType('genericStatusPage')
    .editField('statusKey')
    .validations([
      {
        in: [
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
        ],
      },
    ])
}
