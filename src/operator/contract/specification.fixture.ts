export const words = (text: string) => text.trim().split(/\s+/)

/** Section 3: what each entity of the operator has. */
export const entities: Record<string, string> = {
  Account: `partnerId ownedAsset ownedAssets balanceInEuro.validTo balanceInEuro.active balanceInEuro.amount
    liveChatSignature.signature liveChatSignature.timestamp liveChatSignature.phoneNumber validFrom validTo`,
  PartnerAccount: 'email',
  OwnedAsset: `phoneNumber ownershipType startedAt userPhoneNumberProfile.nickname userPhoneNumberProfile.avatarName
    userPhoneNumberProfile.avatarUrl userPhoneNumberProfile.avatarDescription`,
  AccountSettings: `email simPIN simPUK roamingStatus consents.smsMarketingConsent consents.phoneMarketingConsent
    consents.isAllowedToEdit consents.consentManagingAccount recurringPayments.recurringPaymentId
    recurringPayments.nextPaymentDate recurringPayments.amount recurringPayments.brand recurringPayments.number
    cardsDetails.variant cardsDetails.cardDetailsReference cardsDetails.cardInfo.expiryMonth
    cardsDetails.cardInfo.expiryYear cardsDetails.cardInfo.holderName cardsDetails.cardInfo.number`,
  LinkPhoneNumberResult:
    'phoneNumber linkPhoneNumberResponseKey linkPhoneNumberResponseType restrictedUntil flowType',
  OrderValidation: `sufficientBalance phoneNumber errorMessage orderItems.planId orderItems.planName orderItems.cost
    orderItems.notification.key orderItems.notification.message ${[
      'dataInLT',
      'dataOffPeak',
      'dataInEU',
      'dataAbroad',
      'minutes',
      'messages',
    ]
      .flatMap((kind) => ['limit', 'units', 'unlimited'].map((one) => `orderItems.planGains.${kind}.${one}`))
      .join(' ')}`,
  OrderSubmission: `status errorMessage orderItems.submitted orderItems.planId orderItems.planName gameRegistrationStatus`,
  DetailedUsage: `pendingOperations.lastActivationStartedAt pendingOperations.lastTerminationStartedAt
    ${words(`hasSufficientBalanceForRecurringPayment planName planId status validFrom validTo validToReductionInHours
      isRecurring productType canBeReordered eurPrice remainingDaysValidity gains.remainingPercentage
      gains.socialOffers.type gains.type gains.zone`)
      .concat(
        ['periodAmount', 'rolloverAmount', 'remainingAmount'].flatMap((amount) =>
          ['unlimited', 'value', 'unit'].map((one) => `gains.${amount}.${one}`),
        ),
      )
      .map((one) => `orderedPlans.${one}`)
      .join(' ')}`,
  CommonUsage: `pendingOperations insufficientBalanceNotificationStartedAt standardFeeActivatedAt orderedPlans.gains`,
  HistoryRecord: 'date id description.template description.placeholders.key description.placeholders.value',
  PersonalOffer: `cardTitle cardImage cardImagePosition offerTitle offerImage offerDescription priceFromText
    priceFromValue validFrom validTo rank showToAllUsers ${['primaryButton', 'secondaryButton']
      .flatMap((button) =>
        words(`title description type url size openInANewTab isFullWidthOnDesktop isFullWidthOnTablet
          isFullWidthOnMobile`).map((one) => `${button}.${one}`),
      )
      .join(' ')} ${words('orderCode planTitle planPrice priceUnits planCardType allowances')
      .map((one) => `primaryButton.planOrPromoToOrder.${one}`)
      .join(' ')}`,
  TerminationResult: 'terminated phoneNumber planId terminationDate',
}
