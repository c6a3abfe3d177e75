/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query accountHistory($limit: Int) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    validFrom\n    history(limit: $limit) {\n      id\n      date\n      kind\n      amount\n      balanceAfter\n      service\n      receiptReference\n      description {\n        ...HistoryDescriptionFields\n      }\n    }\n  }\n}\n\nfragment HistoryDescriptionFields on HistoryDescription {\n  template\n  placeholders {\n    key\n    value\n  }\n}": typeof types.AccountHistoryDocument,
    "query accountOffers($bcSessionId: String) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    personalOffers(bcSessionId: $bcSessionId) {\n      offerId\n      cardTitle\n      cardImage {\n        ...OfferImageFields\n      }\n      cardImagePosition\n      offerTitle\n      offerImage {\n        ...OfferImageFields\n      }\n      offerDescription\n      priceFromText\n      priceFromValue\n      primaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n        planOrPromoToOrder {\n          planId\n          orderCode\n          planTitle\n          planPrice\n          salePrice\n          priceUnits\n          planCardType\n          allowances {\n            dataAbroad {\n              ...AllowanceFields\n            }\n            dataInEu {\n              ...AllowanceFields\n            }\n            dataInLt {\n              ...AllowanceFields\n            }\n            dataOffPeak {\n              ...AllowanceFields\n            }\n            minutes {\n              ...AllowanceFields\n            }\n            sms {\n              ...AllowanceFields\n            }\n          }\n        }\n      }\n      secondaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n      }\n      validFrom\n      validTo\n      rank\n      showToAllUsers\n    }\n  }\n}\n\nfragment OfferImageFields on OfferImage {\n  url\n  description\n  width\n  height\n}\n\nfragment AllowanceFields on Allowance {\n  unlimited\n  limited\n  displayLimit\n  gainUnit\n  roamingZone\n}": typeof types.AccountOffersDocument,
    "query GET_ACCOUNT_SETTINGS {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    endedPhoneNumbers\n  }\n  accountSettings {\n    email\n    roamingStatus\n    consents {\n      smsMarketingConsent\n      phoneMarketingConsent\n      isAllowedToEdit\n      consentManagingAccount\n    }\n    recurringPayments {\n      ...RecurringPaymentFields\n    }\n    cardsDetails {\n      variant\n      cardDetailsReference\n      cardInfo {\n        expiryMonth\n        expiryYear\n        holderName\n        number\n      }\n    }\n  }\n}": typeof types.GetAccountSettingsDocument,
    "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": typeof types.GetAccountDocument,
    "query alerts {\n  alerts {\n    ...AlertsFields\n  }\n}\n\nfragment AlertsFields on Alerts {\n  phoneNumber\n  language\n  channels\n  channel\n  quietHours {\n    from\n    until\n  }\n  alerts {\n    kind\n    isOn\n    amount\n    amounts\n    spent\n    text\n  }\n}": typeof types.AlertsDocument,
    "query avatars {\n  avatars {\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": typeof types.AvatarsDocument,
    "mutation blockPhoneNumber($blocked: Boolean!, $phoneNumber: String!) {\n  blockPhoneNumber(blocked: $blocked, phoneNumber: $phoneNumber) {\n    phoneNumber\n    isBlocked\n  }\n}": typeof types.BlockPhoneNumberDocument,
    "mutation changeAlert($alertInput: AlertInput!, $phoneNumber: String!) {\n  changeAlert(alertInput: $alertInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}": typeof types.ChangeAlertDocument,
    "mutation changeConsent($consentType: ConsentType!, $acceptanceType: AcceptanceType!, $phoneNumber: String!) {\n  changeConsent(\n    consentType: $consentType\n    acceptanceType: $acceptanceType\n    phoneNumber: $phoneNumber\n  ) {\n    consentType\n    acceptanceType\n  }\n}": typeof types.ChangeConsentDocument,
    "mutation changeMessages($messagesInput: MessagesInput!, $phoneNumber: String!) {\n  changeMessages(messagesInput: $messagesInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}": typeof types.ChangeMessagesDocument,
    "mutation changeRoaming($on: Boolean!, $phoneNumber: String!) {\n  changeRoaming(on: $on, phoneNumber: $phoneNumber) {\n    roamingStatus\n  }\n}": typeof types.ChangeRoamingDocument,
    "mutation closeAccount($closed: Boolean!) {\n  closeAccount(closed: $closed) {\n    validTo\n  }\n}": typeof types.CloseAccountDocument,
    "query commonUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  commonUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    insufficientBalanceNotificationStartedAt\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}": typeof types.CommonUsageDocument,
    "query dailyUsage {\n  dailyUsage {\n    phoneNumber\n    days {\n      date\n      dataInLtInMB\n      dataAbroadInMB\n      callsInSeconds\n      messages\n    }\n  }\n}": typeof types.DailyUsageDocument,
    "query dataCopy {\n  dataCopy {\n    createdAt\n    content\n  }\n}": typeof types.DataCopyDocument,
    "mutation deleteRecurringPayments($recurringPaymentIds: [ID!]!) {\n  deleteRecurringPayments(recurringPaymentIds: $recurringPaymentIds) {\n    recurringPaymentId\n    isRemoved\n  }\n}": typeof types.DeleteRecurringPaymentsDocument,
    "mutation deleteSavedCard($cardReference: ID!) {\n  deleteSavedCard(cardReference: $cardReference) {\n    isRemoved\n    cardReference\n    recurringPaymentsRemoved\n  }\n}": typeof types.DeleteSavedCardDocument,
    "query detailedUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  detailedUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      validToReductionInHours\n      isRecurring\n      productType\n      canBeReordered\n      eurPrice\n      remainingDaysValidity\n      orderedAt\n      withdrawalPossibleUntil\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}\n\nfragment PendingOperationsFields on PendingOperations {\n  lastActivationStartedAt\n  lastTerminationStartedAt\n  lastRefillStartedAt\n}\n\nfragment GainFields on Gain {\n  type\n  zone\n  periodAmount {\n    ...GainAmountFields\n  }\n  rolloverAmount {\n    ...GainAmountFields\n  }\n  remainingAmount {\n    ...GainAmountFields\n  }\n  remainingPercentage\n  socialOffers {\n    type\n  }\n}\n\nfragment GainAmountFields on GainAmount {\n  unlimited\n  value\n  unit\n}": typeof types.DetailedUsageDocument,
    "mutation editProfileAsset($phoneNumberProfileInput: PhoneNumberProfileInput!) {\n  editProfileAsset(phoneNumberProfileInput: $phoneNumberProfileInput) {\n    isChanged\n    profile {\n      avatarName\n      avatarUrl\n      avatarDescription\n      nickname\n    }\n  }\n}": typeof types.EditProfileAssetDocument,
    "query esimProfiles {\n  esimProfiles {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}": typeof types.EsimProfilesDocument,
    "mutation linkPhoneNumber($phoneNumber: String!, $forceLink: Boolean) {\n  linkPhoneNumber(phoneNumber: $phoneNumber, forceLink: $forceLink) {\n    ...LinkResultFields\n    flowType\n  }\n}\n\nfragment LinkResultFields on LinkPhoneNumberResult {\n  phoneNumber\n  linkPhoneNumberResponseKey\n  linkPhoneNumberResponseType\n  restrictedUntil\n  attemptsLeft\n  codeExpiresAt\n}": typeof types.LinkPhoneNumberDocument,
    "query monthlyUsage {\n  monthlyUsage {\n    phoneNumber\n    months {\n      ...UsageMonthFields\n    }\n    lastMonthToDate {\n      ...UsageMonthFields\n    }\n  }\n}\n\nfragment UsageMonthFields on UsageMonth {\n  month\n  dataInLtInMB\n  dataInEuInMB\n  dataBeyondEuInMB\n  callsInSeconds\n  messages\n  eurOnPlans\n  eurOnData\n  eurOnRest\n}": typeof types.MonthlyUsageDocument,
    "mutation moveEsimProfile($iccid: ID!) {\n  moveEsimProfile(iccid: $iccid) {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}": typeof types.MoveEsimProfileDocument,
    "query numbersAtAGlance {\n  numbersAtAGlance {\n    phoneNumber\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}": typeof types.NumbersAtAGlanceDocument,
    "query orders {\n  orders {\n    orderReference\n    kind\n    state\n    orderedAt\n    eurTotal\n    phoneNumber\n    planNames\n    trackingNumber\n    parcelTerminal\n    transfersOn\n    receiptReference\n  }\n}": typeof types.OrdersDocument,
    "query GET_TELIA_ACCOUNT {\n  partnerAccount {\n    email\n  }\n}": typeof types.GetTeliaAccountDocument,
    "mutation pauseRecurringPayment($recurringPaymentId: ID!, $paused: Boolean!) {\n  pauseRecurringPayment(recurringPaymentId: $recurringPaymentId, paused: $paused) {\n    ...RecurringPaymentFields\n  }\n}": typeof types.PauseRecurringPaymentDocument,
    "query paymentReceipt($receiptReference: ID!) {\n  paymentReceipt(receiptReference: $receiptReference) {\n    receiptReference\n    phoneNumber\n    items {\n      name\n      eurTotal\n    }\n    paidAt\n    vatPercent\n    eurNet\n    eurVat\n    eurTotal\n    paidBy {\n      method\n      detail\n    }\n  }\n}": typeof types.PaymentReceiptDocument,
    "fragment PlanGainsFields on PlanGains {\n  dataInLT {\n    ...PlanGainFields\n  }\n  dataOffPeak {\n    ...PlanGainFields\n  }\n  dataInEU {\n    ...PlanGainFields\n  }\n  dataAbroad {\n    ...PlanGainFields\n  }\n  minutes {\n    ...PlanGainFields\n  }\n  messages {\n    ...PlanGainFields\n  }\n}\n\nfragment PlanGainFields on PlanGain {\n  limit\n  units\n  unlimited\n}": typeof types.PlanGainsFieldsFragmentDoc,
    "query priceOwnPlan($ownPlanInput: OwnPlanInput!) {\n  priceOwnPlan(ownPlanInput: $ownPlanInput) {\n    planId\n    eurPrice\n    periodInDays\n    planGains {\n      ...PlanGainsFields\n    }\n  }\n}": typeof types.PriceOwnPlanDocument,
    "fragment RecurringPaymentFields on RecurringPayment {\n  recurringPaymentId\n  nextPaymentDate\n  amount\n  brand\n  number\n  phoneNumber\n  dayOfMonth\n  cardDetailsReference\n  isPaused\n  lastFailure\n}": typeof types.RecurringPaymentFieldsFragmentDoc,
    "query serviceReport($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    from\n    to\n    phoneNumber\n    groups {\n      kind\n      lines {\n        date\n        description {\n          ...HistoryDescriptionFields\n        }\n        quantity\n        units\n        cost\n      }\n      eurTotal\n    }\n    eurTotal\n  }\n}": typeof types.ServiceReportDocument,
    "mutation setUpRecurringPayment($recurringPaymentInput: RecurringPaymentInput!) {\n  setUpRecurringPayment(recurringPaymentInput: $recurringPaymentInput) {\n    ...RecurringPaymentFields\n  }\n}": typeof types.SetUpRecurringPaymentDocument,
    "query showSimSecrets {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  accountSettings {\n    simPIN\n    simPUK\n  }\n}": typeof types.ShowSimSecretsDocument,
    "query spending($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    phoneNumber\n    groups {\n      kind\n      eurTotal\n    }\n    eurTotal\n  }\n}": typeof types.SpendingDocument,
    "mutation submitOrder($planIds: [String!]!, $phoneNumber: String!) {\n  submitOrder(planIds: $planIds, phoneNumber: $phoneNumber) {\n    status\n    errorMessage\n    orderItems {\n      submitted\n      planId\n      planName\n    }\n    gameRegistrationStatus\n    orderReference\n  }\n}": typeof types.SubmitOrderDocument,
    "mutation switchPhoneNumber($phoneNumber: String!) {\n  switchPhoneNumber(phoneNumber: $phoneNumber) {\n    currentPhoneNumber\n    switchPhoneNumberStatus\n  }\n}": typeof types.SwitchPhoneNumberDocument,
    "mutation terminatePlan($planId: String!, $phoneNumber: String!) {\n  terminatePlan(planId: $planId, phoneNumber: $phoneNumber) {\n    terminated\n    phoneNumber\n    planId\n    terminationDate\n  }\n}": typeof types.TerminatePlanDocument,
    "mutation unlinkPhoneNumber($phoneNumber: String!) {\n  unlinkPhoneNumber(phoneNumber: $phoneNumber) {\n    ...LinkResultFields\n  }\n}": typeof types.UnlinkPhoneNumberDocument,
    "query validateOrder($planIds: [String!]!) {\n  validateOrder(planIds: $planIds) {\n    sufficientBalance\n    phoneNumber\n    errorMessage\n    orderItems {\n      planId\n      planName\n      planGains {\n        ...PlanGainsFields\n      }\n      cost\n      notification {\n        key\n        message\n      }\n    }\n    eurTotal\n    eurBalance\n    eurShortfall\n  }\n}": typeof types.ValidateOrderDocument,
    "mutation verifyPhoneNumberLink($phoneNumber: String!, $verificationCode: String!) {\n  verifyPhoneNumberLink(\n    phoneNumber: $phoneNumber\n    verificationCode: $verificationCode\n  ) {\n    ...LinkResultFields\n  }\n}": typeof types.VerifyPhoneNumberLinkDocument,
    "mutation withdrawFromContract($orderedPlanId: ID!, $phoneNumber: String!) {\n  withdrawFromContract(orderedPlanId: $orderedPlanId, phoneNumber: $phoneNumber) {\n    orderedPlanId\n    planId\n    planName\n    phoneNumber\n    acknowledgementReference\n    withdrawnAt\n    eurRefund\n  }\n}": typeof types.WithdrawFromContractDocument,
};
const documents: Documents = {
    "query accountHistory($limit: Int) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    validFrom\n    history(limit: $limit) {\n      id\n      date\n      kind\n      amount\n      balanceAfter\n      service\n      receiptReference\n      description {\n        ...HistoryDescriptionFields\n      }\n    }\n  }\n}\n\nfragment HistoryDescriptionFields on HistoryDescription {\n  template\n  placeholders {\n    key\n    value\n  }\n}": types.AccountHistoryDocument,
    "query accountOffers($bcSessionId: String) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    personalOffers(bcSessionId: $bcSessionId) {\n      offerId\n      cardTitle\n      cardImage {\n        ...OfferImageFields\n      }\n      cardImagePosition\n      offerTitle\n      offerImage {\n        ...OfferImageFields\n      }\n      offerDescription\n      priceFromText\n      priceFromValue\n      primaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n        planOrPromoToOrder {\n          planId\n          orderCode\n          planTitle\n          planPrice\n          salePrice\n          priceUnits\n          planCardType\n          allowances {\n            dataAbroad {\n              ...AllowanceFields\n            }\n            dataInEu {\n              ...AllowanceFields\n            }\n            dataInLt {\n              ...AllowanceFields\n            }\n            dataOffPeak {\n              ...AllowanceFields\n            }\n            minutes {\n              ...AllowanceFields\n            }\n            sms {\n              ...AllowanceFields\n            }\n          }\n        }\n      }\n      secondaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n      }\n      validFrom\n      validTo\n      rank\n      showToAllUsers\n    }\n  }\n}\n\nfragment OfferImageFields on OfferImage {\n  url\n  description\n  width\n  height\n}\n\nfragment AllowanceFields on Allowance {\n  unlimited\n  limited\n  displayLimit\n  gainUnit\n  roamingZone\n}": types.AccountOffersDocument,
    "query GET_ACCOUNT_SETTINGS {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    endedPhoneNumbers\n  }\n  accountSettings {\n    email\n    roamingStatus\n    consents {\n      smsMarketingConsent\n      phoneMarketingConsent\n      isAllowedToEdit\n      consentManagingAccount\n    }\n    recurringPayments {\n      ...RecurringPaymentFields\n    }\n    cardsDetails {\n      variant\n      cardDetailsReference\n      cardInfo {\n        expiryMonth\n        expiryYear\n        holderName\n        number\n      }\n    }\n  }\n}": types.GetAccountSettingsDocument,
    "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": types.GetAccountDocument,
    "query alerts {\n  alerts {\n    ...AlertsFields\n  }\n}\n\nfragment AlertsFields on Alerts {\n  phoneNumber\n  language\n  channels\n  channel\n  quietHours {\n    from\n    until\n  }\n  alerts {\n    kind\n    isOn\n    amount\n    amounts\n    spent\n    text\n  }\n}": types.AlertsDocument,
    "query avatars {\n  avatars {\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": types.AvatarsDocument,
    "mutation blockPhoneNumber($blocked: Boolean!, $phoneNumber: String!) {\n  blockPhoneNumber(blocked: $blocked, phoneNumber: $phoneNumber) {\n    phoneNumber\n    isBlocked\n  }\n}": types.BlockPhoneNumberDocument,
    "mutation changeAlert($alertInput: AlertInput!, $phoneNumber: String!) {\n  changeAlert(alertInput: $alertInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}": types.ChangeAlertDocument,
    "mutation changeConsent($consentType: ConsentType!, $acceptanceType: AcceptanceType!, $phoneNumber: String!) {\n  changeConsent(\n    consentType: $consentType\n    acceptanceType: $acceptanceType\n    phoneNumber: $phoneNumber\n  ) {\n    consentType\n    acceptanceType\n  }\n}": types.ChangeConsentDocument,
    "mutation changeMessages($messagesInput: MessagesInput!, $phoneNumber: String!) {\n  changeMessages(messagesInput: $messagesInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}": types.ChangeMessagesDocument,
    "mutation changeRoaming($on: Boolean!, $phoneNumber: String!) {\n  changeRoaming(on: $on, phoneNumber: $phoneNumber) {\n    roamingStatus\n  }\n}": types.ChangeRoamingDocument,
    "mutation closeAccount($closed: Boolean!) {\n  closeAccount(closed: $closed) {\n    validTo\n  }\n}": types.CloseAccountDocument,
    "query commonUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  commonUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    insufficientBalanceNotificationStartedAt\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}": types.CommonUsageDocument,
    "query dailyUsage {\n  dailyUsage {\n    phoneNumber\n    days {\n      date\n      dataInLtInMB\n      dataAbroadInMB\n      callsInSeconds\n      messages\n    }\n  }\n}": types.DailyUsageDocument,
    "query dataCopy {\n  dataCopy {\n    createdAt\n    content\n  }\n}": types.DataCopyDocument,
    "mutation deleteRecurringPayments($recurringPaymentIds: [ID!]!) {\n  deleteRecurringPayments(recurringPaymentIds: $recurringPaymentIds) {\n    recurringPaymentId\n    isRemoved\n  }\n}": types.DeleteRecurringPaymentsDocument,
    "mutation deleteSavedCard($cardReference: ID!) {\n  deleteSavedCard(cardReference: $cardReference) {\n    isRemoved\n    cardReference\n    recurringPaymentsRemoved\n  }\n}": types.DeleteSavedCardDocument,
    "query detailedUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  detailedUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      validToReductionInHours\n      isRecurring\n      productType\n      canBeReordered\n      eurPrice\n      remainingDaysValidity\n      orderedAt\n      withdrawalPossibleUntil\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}\n\nfragment PendingOperationsFields on PendingOperations {\n  lastActivationStartedAt\n  lastTerminationStartedAt\n  lastRefillStartedAt\n}\n\nfragment GainFields on Gain {\n  type\n  zone\n  periodAmount {\n    ...GainAmountFields\n  }\n  rolloverAmount {\n    ...GainAmountFields\n  }\n  remainingAmount {\n    ...GainAmountFields\n  }\n  remainingPercentage\n  socialOffers {\n    type\n  }\n}\n\nfragment GainAmountFields on GainAmount {\n  unlimited\n  value\n  unit\n}": types.DetailedUsageDocument,
    "mutation editProfileAsset($phoneNumberProfileInput: PhoneNumberProfileInput!) {\n  editProfileAsset(phoneNumberProfileInput: $phoneNumberProfileInput) {\n    isChanged\n    profile {\n      avatarName\n      avatarUrl\n      avatarDescription\n      nickname\n    }\n  }\n}": types.EditProfileAssetDocument,
    "query esimProfiles {\n  esimProfiles {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}": types.EsimProfilesDocument,
    "mutation linkPhoneNumber($phoneNumber: String!, $forceLink: Boolean) {\n  linkPhoneNumber(phoneNumber: $phoneNumber, forceLink: $forceLink) {\n    ...LinkResultFields\n    flowType\n  }\n}\n\nfragment LinkResultFields on LinkPhoneNumberResult {\n  phoneNumber\n  linkPhoneNumberResponseKey\n  linkPhoneNumberResponseType\n  restrictedUntil\n  attemptsLeft\n  codeExpiresAt\n}": types.LinkPhoneNumberDocument,
    "query monthlyUsage {\n  monthlyUsage {\n    phoneNumber\n    months {\n      ...UsageMonthFields\n    }\n    lastMonthToDate {\n      ...UsageMonthFields\n    }\n  }\n}\n\nfragment UsageMonthFields on UsageMonth {\n  month\n  dataInLtInMB\n  dataInEuInMB\n  dataBeyondEuInMB\n  callsInSeconds\n  messages\n  eurOnPlans\n  eurOnData\n  eurOnRest\n}": types.MonthlyUsageDocument,
    "mutation moveEsimProfile($iccid: ID!) {\n  moveEsimProfile(iccid: $iccid) {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}": types.MoveEsimProfileDocument,
    "query numbersAtAGlance {\n  numbersAtAGlance {\n    phoneNumber\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}": types.NumbersAtAGlanceDocument,
    "query orders {\n  orders {\n    orderReference\n    kind\n    state\n    orderedAt\n    eurTotal\n    phoneNumber\n    planNames\n    trackingNumber\n    parcelTerminal\n    transfersOn\n    receiptReference\n  }\n}": types.OrdersDocument,
    "query GET_TELIA_ACCOUNT {\n  partnerAccount {\n    email\n  }\n}": types.GetTeliaAccountDocument,
    "mutation pauseRecurringPayment($recurringPaymentId: ID!, $paused: Boolean!) {\n  pauseRecurringPayment(recurringPaymentId: $recurringPaymentId, paused: $paused) {\n    ...RecurringPaymentFields\n  }\n}": types.PauseRecurringPaymentDocument,
    "query paymentReceipt($receiptReference: ID!) {\n  paymentReceipt(receiptReference: $receiptReference) {\n    receiptReference\n    phoneNumber\n    items {\n      name\n      eurTotal\n    }\n    paidAt\n    vatPercent\n    eurNet\n    eurVat\n    eurTotal\n    paidBy {\n      method\n      detail\n    }\n  }\n}": types.PaymentReceiptDocument,
    "fragment PlanGainsFields on PlanGains {\n  dataInLT {\n    ...PlanGainFields\n  }\n  dataOffPeak {\n    ...PlanGainFields\n  }\n  dataInEU {\n    ...PlanGainFields\n  }\n  dataAbroad {\n    ...PlanGainFields\n  }\n  minutes {\n    ...PlanGainFields\n  }\n  messages {\n    ...PlanGainFields\n  }\n}\n\nfragment PlanGainFields on PlanGain {\n  limit\n  units\n  unlimited\n}": types.PlanGainsFieldsFragmentDoc,
    "query priceOwnPlan($ownPlanInput: OwnPlanInput!) {\n  priceOwnPlan(ownPlanInput: $ownPlanInput) {\n    planId\n    eurPrice\n    periodInDays\n    planGains {\n      ...PlanGainsFields\n    }\n  }\n}": types.PriceOwnPlanDocument,
    "fragment RecurringPaymentFields on RecurringPayment {\n  recurringPaymentId\n  nextPaymentDate\n  amount\n  brand\n  number\n  phoneNumber\n  dayOfMonth\n  cardDetailsReference\n  isPaused\n  lastFailure\n}": types.RecurringPaymentFieldsFragmentDoc,
    "query serviceReport($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    from\n    to\n    phoneNumber\n    groups {\n      kind\n      lines {\n        date\n        description {\n          ...HistoryDescriptionFields\n        }\n        quantity\n        units\n        cost\n      }\n      eurTotal\n    }\n    eurTotal\n  }\n}": types.ServiceReportDocument,
    "mutation setUpRecurringPayment($recurringPaymentInput: RecurringPaymentInput!) {\n  setUpRecurringPayment(recurringPaymentInput: $recurringPaymentInput) {\n    ...RecurringPaymentFields\n  }\n}": types.SetUpRecurringPaymentDocument,
    "query showSimSecrets {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  accountSettings {\n    simPIN\n    simPUK\n  }\n}": types.ShowSimSecretsDocument,
    "query spending($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    phoneNumber\n    groups {\n      kind\n      eurTotal\n    }\n    eurTotal\n  }\n}": types.SpendingDocument,
    "mutation submitOrder($planIds: [String!]!, $phoneNumber: String!) {\n  submitOrder(planIds: $planIds, phoneNumber: $phoneNumber) {\n    status\n    errorMessage\n    orderItems {\n      submitted\n      planId\n      planName\n    }\n    gameRegistrationStatus\n    orderReference\n  }\n}": types.SubmitOrderDocument,
    "mutation switchPhoneNumber($phoneNumber: String!) {\n  switchPhoneNumber(phoneNumber: $phoneNumber) {\n    currentPhoneNumber\n    switchPhoneNumberStatus\n  }\n}": types.SwitchPhoneNumberDocument,
    "mutation terminatePlan($planId: String!, $phoneNumber: String!) {\n  terminatePlan(planId: $planId, phoneNumber: $phoneNumber) {\n    terminated\n    phoneNumber\n    planId\n    terminationDate\n  }\n}": types.TerminatePlanDocument,
    "mutation unlinkPhoneNumber($phoneNumber: String!) {\n  unlinkPhoneNumber(phoneNumber: $phoneNumber) {\n    ...LinkResultFields\n  }\n}": types.UnlinkPhoneNumberDocument,
    "query validateOrder($planIds: [String!]!) {\n  validateOrder(planIds: $planIds) {\n    sufficientBalance\n    phoneNumber\n    errorMessage\n    orderItems {\n      planId\n      planName\n      planGains {\n        ...PlanGainsFields\n      }\n      cost\n      notification {\n        key\n        message\n      }\n    }\n    eurTotal\n    eurBalance\n    eurShortfall\n  }\n}": types.ValidateOrderDocument,
    "mutation verifyPhoneNumberLink($phoneNumber: String!, $verificationCode: String!) {\n  verifyPhoneNumberLink(\n    phoneNumber: $phoneNumber\n    verificationCode: $verificationCode\n  ) {\n    ...LinkResultFields\n  }\n}": types.VerifyPhoneNumberLinkDocument,
    "mutation withdrawFromContract($orderedPlanId: ID!, $phoneNumber: String!) {\n  withdrawFromContract(orderedPlanId: $orderedPlanId, phoneNumber: $phoneNumber) {\n    orderedPlanId\n    planId\n    planName\n    phoneNumber\n    acknowledgementReference\n    withdrawnAt\n    eurRefund\n  }\n}": types.WithdrawFromContractDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query accountHistory($limit: Int) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    validFrom\n    history(limit: $limit) {\n      id\n      date\n      kind\n      amount\n      balanceAfter\n      service\n      receiptReference\n      description {\n        ...HistoryDescriptionFields\n      }\n    }\n  }\n}\n\nfragment HistoryDescriptionFields on HistoryDescription {\n  template\n  placeholders {\n    key\n    value\n  }\n}"): typeof import('./graphql.ts').AccountHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query accountOffers($bcSessionId: String) {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    personalOffers(bcSessionId: $bcSessionId) {\n      offerId\n      cardTitle\n      cardImage {\n        ...OfferImageFields\n      }\n      cardImagePosition\n      offerTitle\n      offerImage {\n        ...OfferImageFields\n      }\n      offerDescription\n      priceFromText\n      priceFromValue\n      primaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n        planOrPromoToOrder {\n          planId\n          orderCode\n          planTitle\n          planPrice\n          salePrice\n          priceUnits\n          planCardType\n          allowances {\n            dataAbroad {\n              ...AllowanceFields\n            }\n            dataInEu {\n              ...AllowanceFields\n            }\n            dataInLt {\n              ...AllowanceFields\n            }\n            dataOffPeak {\n              ...AllowanceFields\n            }\n            minutes {\n              ...AllowanceFields\n            }\n            sms {\n              ...AllowanceFields\n            }\n          }\n        }\n      }\n      secondaryButton {\n        title\n        description\n        type\n        url\n        size\n        openInANewTab\n        isFullWidthOnDesktop\n        isFullWidthOnTablet\n        isFullWidthOnMobile\n      }\n      validFrom\n      validTo\n      rank\n      showToAllUsers\n    }\n  }\n}\n\nfragment OfferImageFields on OfferImage {\n  url\n  description\n  width\n  height\n}\n\nfragment AllowanceFields on Allowance {\n  unlimited\n  limited\n  displayLimit\n  gainUnit\n  roamingZone\n}"): typeof import('./graphql.ts').AccountOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GET_ACCOUNT_SETTINGS {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n    endedPhoneNumbers\n  }\n  accountSettings {\n    email\n    roamingStatus\n    consents {\n      smsMarketingConsent\n      phoneMarketingConsent\n      isAllowedToEdit\n      consentManagingAccount\n    }\n    recurringPayments {\n      ...RecurringPaymentFields\n    }\n    cardsDetails {\n      variant\n      cardDetailsReference\n      cardInfo {\n        expiryMonth\n        expiryYear\n        holderName\n        number\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').GetAccountSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}"): typeof import('./graphql.ts').GetAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query alerts {\n  alerts {\n    ...AlertsFields\n  }\n}\n\nfragment AlertsFields on Alerts {\n  phoneNumber\n  language\n  channels\n  channel\n  quietHours {\n    from\n    until\n  }\n  alerts {\n    kind\n    isOn\n    amount\n    amounts\n    spent\n    text\n  }\n}"): typeof import('./graphql.ts').AlertsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query avatars {\n  avatars {\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}"): typeof import('./graphql.ts').AvatarsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation blockPhoneNumber($blocked: Boolean!, $phoneNumber: String!) {\n  blockPhoneNumber(blocked: $blocked, phoneNumber: $phoneNumber) {\n    phoneNumber\n    isBlocked\n  }\n}"): typeof import('./graphql.ts').BlockPhoneNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeAlert($alertInput: AlertInput!, $phoneNumber: String!) {\n  changeAlert(alertInput: $alertInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}"): typeof import('./graphql.ts').ChangeAlertDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeConsent($consentType: ConsentType!, $acceptanceType: AcceptanceType!, $phoneNumber: String!) {\n  changeConsent(\n    consentType: $consentType\n    acceptanceType: $acceptanceType\n    phoneNumber: $phoneNumber\n  ) {\n    consentType\n    acceptanceType\n  }\n}"): typeof import('./graphql.ts').ChangeConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeMessages($messagesInput: MessagesInput!, $phoneNumber: String!) {\n  changeMessages(messagesInput: $messagesInput, phoneNumber: $phoneNumber) {\n    ...AlertsFields\n  }\n}"): typeof import('./graphql.ts').ChangeMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeRoaming($on: Boolean!, $phoneNumber: String!) {\n  changeRoaming(on: $on, phoneNumber: $phoneNumber) {\n    roamingStatus\n  }\n}"): typeof import('./graphql.ts').ChangeRoamingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation closeAccount($closed: Boolean!) {\n  closeAccount(closed: $closed) {\n    validTo\n  }\n}"): typeof import('./graphql.ts').CloseAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query commonUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  commonUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    insufficientBalanceNotificationStartedAt\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').CommonUsageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query dailyUsage {\n  dailyUsage {\n    phoneNumber\n    days {\n      date\n      dataInLtInMB\n      dataAbroadInMB\n      callsInSeconds\n      messages\n    }\n  }\n}"): typeof import('./graphql.ts').DailyUsageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query dataCopy {\n  dataCopy {\n    createdAt\n    content\n  }\n}"): typeof import('./graphql.ts').DataCopyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteRecurringPayments($recurringPaymentIds: [ID!]!) {\n  deleteRecurringPayments(recurringPaymentIds: $recurringPaymentIds) {\n    recurringPaymentId\n    isRemoved\n  }\n}"): typeof import('./graphql.ts').DeleteRecurringPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteSavedCard($cardReference: ID!) {\n  deleteSavedCard(cardReference: $cardReference) {\n    isRemoved\n    cardReference\n    recurringPaymentsRemoved\n  }\n}"): typeof import('./graphql.ts').DeleteSavedCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query detailedUsage {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  detailedUsage {\n    pendingOperations {\n      ...PendingOperationsFields\n    }\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      validToReductionInHours\n      isRecurring\n      productType\n      canBeReordered\n      eurPrice\n      remainingDaysValidity\n      orderedAt\n      withdrawalPossibleUntil\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}\n\nfragment PendingOperationsFields on PendingOperations {\n  lastActivationStartedAt\n  lastTerminationStartedAt\n  lastRefillStartedAt\n}\n\nfragment GainFields on Gain {\n  type\n  zone\n  periodAmount {\n    ...GainAmountFields\n  }\n  rolloverAmount {\n    ...GainAmountFields\n  }\n  remainingAmount {\n    ...GainAmountFields\n  }\n  remainingPercentage\n  socialOffers {\n    type\n  }\n}\n\nfragment GainAmountFields on GainAmount {\n  unlimited\n  value\n  unit\n}"): typeof import('./graphql.ts').DetailedUsageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation editProfileAsset($phoneNumberProfileInput: PhoneNumberProfileInput!) {\n  editProfileAsset(phoneNumberProfileInput: $phoneNumberProfileInput) {\n    isChanged\n    profile {\n      avatarName\n      avatarUrl\n      avatarDescription\n      nickname\n    }\n  }\n}"): typeof import('./graphql.ts').EditProfileAssetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query esimProfiles {\n  esimProfiles {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}"): typeof import('./graphql.ts').EsimProfilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation linkPhoneNumber($phoneNumber: String!, $forceLink: Boolean) {\n  linkPhoneNumber(phoneNumber: $phoneNumber, forceLink: $forceLink) {\n    ...LinkResultFields\n    flowType\n  }\n}\n\nfragment LinkResultFields on LinkPhoneNumberResult {\n  phoneNumber\n  linkPhoneNumberResponseKey\n  linkPhoneNumberResponseType\n  restrictedUntil\n  attemptsLeft\n  codeExpiresAt\n}"): typeof import('./graphql.ts').LinkPhoneNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query monthlyUsage {\n  monthlyUsage {\n    phoneNumber\n    months {\n      ...UsageMonthFields\n    }\n    lastMonthToDate {\n      ...UsageMonthFields\n    }\n  }\n}\n\nfragment UsageMonthFields on UsageMonth {\n  month\n  dataInLtInMB\n  dataInEuInMB\n  dataBeyondEuInMB\n  callsInSeconds\n  messages\n  eurOnPlans\n  eurOnData\n  eurOnRest\n}"): typeof import('./graphql.ts').MonthlyUsageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation moveEsimProfile($iccid: ID!) {\n  moveEsimProfile(iccid: $iccid) {\n    iccid\n    phoneNumber\n    smdpAddress\n    activationCode\n    state\n    createdAt\n  }\n}"): typeof import('./graphql.ts').MoveEsimProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query numbersAtAGlance {\n  numbersAtAGlance {\n    phoneNumber\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    standardFeeActivatedAt\n    orderedPlans {\n      orderedPlanId\n      hasSufficientBalanceForRecurringPayment\n      planName\n      planId\n      status\n      validFrom\n      validTo\n      isRecurring\n      eurPrice\n      gains {\n        ...GainFields\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').NumbersAtAGlanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query orders {\n  orders {\n    orderReference\n    kind\n    state\n    orderedAt\n    eurTotal\n    phoneNumber\n    planNames\n    trackingNumber\n    parcelTerminal\n    transfersOn\n    receiptReference\n  }\n}"): typeof import('./graphql.ts').OrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GET_TELIA_ACCOUNT {\n  partnerAccount {\n    email\n  }\n}"): typeof import('./graphql.ts').GetTeliaAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation pauseRecurringPayment($recurringPaymentId: ID!, $paused: Boolean!) {\n  pauseRecurringPayment(recurringPaymentId: $recurringPaymentId, paused: $paused) {\n    ...RecurringPaymentFields\n  }\n}"): typeof import('./graphql.ts').PauseRecurringPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query paymentReceipt($receiptReference: ID!) {\n  paymentReceipt(receiptReference: $receiptReference) {\n    receiptReference\n    phoneNumber\n    items {\n      name\n      eurTotal\n    }\n    paidAt\n    vatPercent\n    eurNet\n    eurVat\n    eurTotal\n    paidBy {\n      method\n      detail\n    }\n  }\n}"): typeof import('./graphql.ts').PaymentReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlanGainsFields on PlanGains {\n  dataInLT {\n    ...PlanGainFields\n  }\n  dataOffPeak {\n    ...PlanGainFields\n  }\n  dataInEU {\n    ...PlanGainFields\n  }\n  dataAbroad {\n    ...PlanGainFields\n  }\n  minutes {\n    ...PlanGainFields\n  }\n  messages {\n    ...PlanGainFields\n  }\n}\n\nfragment PlanGainFields on PlanGain {\n  limit\n  units\n  unlimited\n}"): typeof import('./graphql.ts').PlanGainsFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query priceOwnPlan($ownPlanInput: OwnPlanInput!) {\n  priceOwnPlan(ownPlanInput: $ownPlanInput) {\n    planId\n    eurPrice\n    periodInDays\n    planGains {\n      ...PlanGainsFields\n    }\n  }\n}"): typeof import('./graphql.ts').PriceOwnPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RecurringPaymentFields on RecurringPayment {\n  recurringPaymentId\n  nextPaymentDate\n  amount\n  brand\n  number\n  phoneNumber\n  dayOfMonth\n  cardDetailsReference\n  isPaused\n  lastFailure\n}"): typeof import('./graphql.ts').RecurringPaymentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query serviceReport($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    from\n    to\n    phoneNumber\n    groups {\n      kind\n      lines {\n        date\n        description {\n          ...HistoryDescriptionFields\n        }\n        quantity\n        units\n        cost\n      }\n      eurTotal\n    }\n    eurTotal\n  }\n}"): typeof import('./graphql.ts').ServiceReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation setUpRecurringPayment($recurringPaymentInput: RecurringPaymentInput!) {\n  setUpRecurringPayment(recurringPaymentInput: $recurringPaymentInput) {\n    ...RecurringPaymentFields\n  }\n}"): typeof import('./graphql.ts').SetUpRecurringPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query showSimSecrets {\n  account {\n    ownedAsset {\n      phoneNumber\n    }\n  }\n  accountSettings {\n    simPIN\n    simPUK\n  }\n}"): typeof import('./graphql.ts').ShowSimSecretsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query spending($from: CalendarDate!, $to: CalendarDate!) {\n  serviceReport(from: $from, to: $to) {\n    phoneNumber\n    groups {\n      kind\n      eurTotal\n    }\n    eurTotal\n  }\n}"): typeof import('./graphql.ts').SpendingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation submitOrder($planIds: [String!]!, $phoneNumber: String!) {\n  submitOrder(planIds: $planIds, phoneNumber: $phoneNumber) {\n    status\n    errorMessage\n    orderItems {\n      submitted\n      planId\n      planName\n    }\n    gameRegistrationStatus\n    orderReference\n  }\n}"): typeof import('./graphql.ts').SubmitOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation switchPhoneNumber($phoneNumber: String!) {\n  switchPhoneNumber(phoneNumber: $phoneNumber) {\n    currentPhoneNumber\n    switchPhoneNumberStatus\n  }\n}"): typeof import('./graphql.ts').SwitchPhoneNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation terminatePlan($planId: String!, $phoneNumber: String!) {\n  terminatePlan(planId: $planId, phoneNumber: $phoneNumber) {\n    terminated\n    phoneNumber\n    planId\n    terminationDate\n  }\n}"): typeof import('./graphql.ts').TerminatePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation unlinkPhoneNumber($phoneNumber: String!) {\n  unlinkPhoneNumber(phoneNumber: $phoneNumber) {\n    ...LinkResultFields\n  }\n}"): typeof import('./graphql.ts').UnlinkPhoneNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query validateOrder($planIds: [String!]!) {\n  validateOrder(planIds: $planIds) {\n    sufficientBalance\n    phoneNumber\n    errorMessage\n    orderItems {\n      planId\n      planName\n      planGains {\n        ...PlanGainsFields\n      }\n      cost\n      notification {\n        key\n        message\n      }\n    }\n    eurTotal\n    eurBalance\n    eurShortfall\n  }\n}"): typeof import('./graphql.ts').ValidateOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation verifyPhoneNumberLink($phoneNumber: String!, $verificationCode: String!) {\n  verifyPhoneNumberLink(\n    phoneNumber: $phoneNumber\n    verificationCode: $verificationCode\n  ) {\n    ...LinkResultFields\n  }\n}"): typeof import('./graphql.ts').VerifyPhoneNumberLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation withdrawFromContract($orderedPlanId: ID!, $phoneNumber: String!) {\n  withdrawFromContract(orderedPlanId: $orderedPlanId, phoneNumber: $phoneNumber) {\n    orderedPlanId\n    planId\n    planName\n    phoneNumber\n    acknowledgementReference\n    withdrawnAt\n    eurRefund\n  }\n}"): typeof import('./graphql.ts').WithdrawFromContractDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
