/** Two status pages more: the state of an order of a SIM card or an eSIM. */
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
