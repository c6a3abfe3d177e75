/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is decided about a consent. */
export type AcceptanceType =
  /** Given. */
  | 'ACCEPTED'
  /** Refused, or taken back. */
  | 'REJECTED';

/** An alert or a cap as it is to be. */
export type AlertInput = {
  /** One of its `amounts`; null for a kind without one. */
  amount?: string | null | undefined;
  /** Whether it is on. */
  isOn: boolean;
  /** What it is about. */
  kind: AlertKind;
};

/** What an alert is about. */
export type AlertKind =
  /** The balance fell below `amount`. */
  | 'BALANCE_BELOW'
  /** 80 % of a plan's data in Lithuania are used. */
  | 'DATA_80'
  /** A plan's data in Lithuania are used up. */
  | 'DATA_100'
  /** The balance won't do for the next renewal. */
  | 'RENEWAL_NOT_COVERED'
  /** A cap: what use abroad costs beyond plans within a month of the calendar in Vilnius. */
  | 'ROAMING_CAP'
  /** The phone is in another country. */
  | 'ROAMING_ENTERED'
  /** A cap: what all use costs beyond plans within a month of the calendar in Vilnius. */
  | 'SPENDING_CAP';

/** How large a button is. */
export type ButtonSize =
  /** Large. */
  | 'LG'
  /** The usual one. */
  | 'MD'
  /** Small. */
  | 'SM'
  /** The smallest. */
  | 'XS';

/** The look of a button. */
export type ButtonType =
  /** An outline without a ground. */
  | 'OUTLINE'
  /** The one that a person looks for. */
  | 'PRIMARY'
  /** One beside it. */
  | 'SECONDARY'
  /** Words alone. */
  | 'TEXT';

/** What a consent is to. */
export type ConsentType =
  /** Marketing by call. */
  | 'PHONE_MARKETING'
  /** Marketing by text. */
  | 'SMS_MARKETING';

/** What was decided about a consent. */
export type ConsentValue =
  /** Given. */
  | 'ACCEPTED'
  /** Nobody has decided yet: not the same as refused. */
  | 'NOT_SET'
  /** Refused, or taken back. */
  | 'REJECTED';

/** Where an eSIM profile is. */
export type EsimState =
  /** No longer on the device: it can't be installed again. */
  | 'DELETED'
  /** On a device, not installed yet. */
  | 'DOWNLOADED'
  /** On a device and in use. */
  | 'ENABLED'
  /** On a device, not switched on. */
  | 'INSTALLED'
  /** Waits to be installed. */
  | 'RELEASED';

/** What a gain is. */
export type GainType =
  /** Data beyond the EU/EEA. */
  | 'DATA_ABROAD'
  /** Data in the EU/EEA. */
  | 'DATA_IN_EU'
  /** Data in Lithuania. */
  | 'DATA_IN_LT'
  /** Data in the hours of little traffic. */
  | 'DATA_OFF_PEAK'
  /** Messages. */
  | 'MESSAGES'
  /** Calls. */
  | 'MINUTES';

/** In what a gain is counted. */
export type GainUnit =
  /** Gigabytes of 1,024 MB. */
  | 'GB'
  /** Megabytes. */
  | 'MB'
  /** Minutes. */
  | 'MIN'
  /** Messages. */
  | 'SMS';

/** Where a gain works. */
export type GainZone =
  /** Beyond the EU/EEA. */
  | 'ABROAD'
  /** In the EU/EEA. */
  | 'EU'
  /** In Lithuania. */
  | 'LT';

/** Whether an order takes part in the game. */
export type GameRegistrationStatus =
  /** The number did before. */
  | 'ALREADY_REGISTERED'
  /** There is a game and the order took part in none: the game could not be asked. */
  | 'FAILED'
  /** There is no game for this order. */
  | 'NOT_OFFERED'
  /** It does from now on. */
  | 'REGISTERED';

/** By which a person picks out lines. */
export type HistoryKind =
  /** All the rest. */
  | 'OTHER'
  /** Plans ordered, renewed and ended. */
  | 'PLANS'
  /** What was changed or linked. */
  | 'SETTINGS'
  /** Paid in. */
  | 'TOP_UPS'
  /** Calls, texts and data that were paid for by themselves. */
  | 'USAGE';

/** On which side of the text a picture is. */
export type ImagePosition =
  /** Before the text. */
  | 'LEFT'
  /** Behind the text. */
  | 'RIGHT';

/** How adding a number goes on. */
export type LinkFlowType =
  /** By proving the holder's identity: the REST calls of `declaration`. */
  | 'DECLARE_SIM'
  /** By the code of a text to the number. */
  | 'LINK_SIM';

/** How a link, its code or its end went, in detail. */
export type LinkPhoneNumberResponseKey =
  /** Went well: the number is no longer in the account. */
  | 'ACCOUNT_UNLINKED'
  /** It is the current number. */
  | 'ALREADY_ACTIVE'
  /** `forceLink` takes it from there. */
  | 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT'
  /** It is in this account already. */
  | 'ALREADY_LINKED_TO_SAME_ACCOUNT'
  /** No try of the PUK is left until `restrictedUntil`. */
  | 'DECLARATION_RETRY_THRESHOLD_REACHED'
  /** It is declared and becomes active soon. */
  | 'DECLARED_AWAITING_ACTIVATION'
  /** It didn't go, for a reason that is not told. */
  | 'DEFAULT'
  /** The text couldn't be sent. */
  | 'FAILED_TO_SEND_VERIFICATION_CODE'
  /** It is no number of the operator's. */
  | 'INVALID_PHONE_NUMBER'
  /** Another code was sent. */
  | 'INVALID_VERIFICATION_CODE'
  /** Its holder has proven an identity already. */
  | 'OWNERSHIP_ALREADY_DECLARED'
  /** Another text may be sent from `restrictedUntil`. */
  | 'SMS_RETRY_DELAY'
  /** No more texts until `restrictedUntil`. */
  | 'SMS_RETRY_THRESHOLD_REACHED'
  /** The operator keeps it in the account. */
  | 'UNABLE_TO_UNLINK'
  /** The code's time is up: another one may be sent. */
  | 'VERIFICATION_CODE_EXPIRED'
  /** No try of the code is left until `restrictedUntil`. */
  | 'VERIFICATION_THRESHOLD_REACHED';

/** How an alert comes. */
export type MessageChannel =
  /** An e-mail to the account's address. */
  | 'EMAIL'
  /** A text message to the number. */
  | 'TEXT';

/** In which language messages come. */
export type MessageLanguage =
  /** English. */
  | 'EN'
  /** Lithuanian. */
  | 'LT'
  /** Russian. */
  | 'RU';

/** How messages about a number are to come. */
export type MessagesInput = {
  /** One of `channels`. */
  channel: MessageChannel;
  /** In which language. */
  language: MessageLanguage;
  /** When no alerts come; null for none such. */
  quietHours?: QuietHoursInput | null | undefined;
};

/** What can be ordered. */
export type OrderKind =
  /** An eSIM with a new number. */
  | 'ESIM'
  /** A number that comes from another operator. */
  | 'NUMBER_TRANSFER'
  /** Plans for a number. */
  | 'PLANS'
  /** A SIM card with a new number. */
  | 'SIM';

/** How far an order has come. Which states follow each other depends on its kind. */
export type OrderState =
  /** A number or a plan that is being activated, or a number that is being transferred. */
  | 'ACTIVATING'
  /** What was ordered works. */
  | 'ACTIVE'
  /** Waits to be paid. */
  | 'AWAITING_PAYMENT'
  /** A SIM card in its parcel terminal or at its address; its number is not activated yet. */
  | 'DELIVERED'
  /** It worked, and no longer does. */
  | 'ENDED'
  /** An eSIM on a device; its number is not activated yet. */
  | 'INSTALLED'
  /** Not paid: nothing was taken, and nothing comes. */
  | 'NOT_PAID'
  /** A SIM card on its way. */
  | 'POSTED'
  /** Paid for, and being made ready. */
  | 'PREPARING'
  /** An eSIM that waits to be installed. */
  | 'READY'
  /** A transfer that the other operator refused. */
  | 'REFUSED';

/** Whether a plan works. */
export type OrderedPlanStatus =
  /** It is ordered and begins soon. */
  | 'ACTIVATION_IN_PROGRESS'
  /** It works. */
  | 'ACTIVE'
  /** It is being ended. */
  | 'CANCELLATION_IN_PROGRESS'
  /** It has been ended. */
  | 'CANCELLED';

/** What a plan of one's own making has. */
export type OwnPlanInput = {
  /** Gigabytes in Lithuania; null for unlimited. */
  dataInLtInGB?: number | null | undefined;
  /** Null for unlimited. */
  messages?: number | null | undefined;
  /** Null for unlimited. */
  minutes?: number | null | undefined;
  /** The zone beyond the EU/EEA in which it works too, as the site's content calls it: `zone-1`. Null for none. */
  roamingZone?: string | null | undefined;
};

/** How a number came into an account. */
export type OwnershipType =
  /** Owned with a verified identity. */
  | 'DECLARED'
  /** Added with a text-message code. */
  | 'LINKED';

/** A way to pay; `payment/methods-and-cards` has the same ones. */
export type PaymentMethod =
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** A transfer from the payer's bank. */
  | 'BANK_LINK'
  /** A card that was typed on the acquirer's page. */
  | 'CARD'
  /** Google Pay. */
  | 'GOOGLE_PAY'
  /** A card that the account keeps. */
  | 'SAVED_CARD';

/** The name and the picture of a number. */
export type PhoneNumberProfileInput = {
  /** One of `avatars`; null for none. */
  avatarName?: string | null | undefined;
  /** At most 30 characters; empty for none. */
  nickname: string;
  /** One of the account's numbers. */
  phoneNumber: string;
};

/** What a plan is mainly for. */
export type PlanCardType =
  /** Both. */
  | 'ALL'
  /** Calls and messages. */
  | 'CALLS'
  /** Data. */
  | 'DATA';

/** What kind of thing was ordered. */
export type ProductType =
  /** A plan of the customer's own making. */
  | 'OWN_PLAN'
  /** A plan of the operator's. */
  | 'PLAN'
  /** A pack beside a plan. */
  | 'PROMO';

/** When no alerts are to come. */
export type QuietHoursInput = {
  /** 0 to 23. */
  from: number;
  /** 0 to 23, another than `from`. */
  until: number;
};

/** Why a card wasn't charged. */
export type RecurringPaymentFailure =
  /** The card's time is up. */
  | 'CARD_EXPIRED'
  /** There was too little money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The bank gave no other reason. */
  | 'REFUSED';

/** An auto top-up as it is set up. */
export type RecurringPaymentInput = {
  /** What each top-up is. */
  amount: string;
  /** The saved card that pays. */
  cardDetailsReference: string | number;
  /** 1 to 31; the last day of a month that is shorter. */
  dayOfMonth: number;
  /** The person lets the operator charge the card by itself. */
  mandateAccepted: boolean;
  /** The number that is topped up, any of the operator's. */
  phoneNumber: string;
  /** The auto top-up that this one replaces, in one step. */
  replacedRecurringPaymentId?: string | number | null | undefined;
};

/** How something went as a whole. */
export type ResponseSeverity =
  /** Not at all. */
  | 'ERROR'
  /** Well. */
  | 'SUCCESS'
  /** In part, or with something to know. */
  | 'WARN';

/** Whether a number works abroad. */
export type RoamingStatus =
  /** It doesn't. */
  | 'OFF'
  /** It does. */
  | 'ON';

/** A kind of use. */
export type ServiceReportKind =
  /** Calls that were paid for by themselves. */
  | 'CALLS'
  /** Data that was paid for by itself. */
  | 'DATA'
  /** Messages that were paid for by themselves. */
  | 'MESSAGES'
  /** All the rest. */
  | 'OTHER'
  /** Plans and packs. */
  | 'PLANS'
  /** Use abroad. */
  | 'ROAMING'
  /** Paid in. */
  | 'TOP_UPS';

/** A group of apps. */
export type SocialOfferType =
  /** For messages. */
  | 'CHAT'
  /** Maps and routes. */
  | 'MAPS'
  /** Music. */
  | 'MUSIC'
  /** Social networks. */
  | 'SOCIAL'
  /** Films and clips. */
  | 'VIDEO';

/** Whether the number was switched. */
export type SwitchPhoneNumberStatus =
  /** The number is not the account's, or no longer in use. */
  | 'MISSING_PHONE_NUMBER'
  /** It was. */
  | 'SUCCESS';

/** What is used and may be paid for by itself. */
export type UsedService =
  /** A call. */
  | 'CALLS'
  /** Data. */
  | 'DATA'
  /** A text message. */
  | 'MESSAGES';

export type AccountHistoryQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type AccountHistoryQuery = { account: { validFrom: string | null, ownedAsset: { phoneNumber: string } | null, history: Array<{ id: string, date: string, kind: HistoryKind, amount: string | null, balanceAfter: string | null, service: UsedService | null, receiptReference: string | null, description: { template: string, placeholders: Array<{ key: string, value: string }> } }> } };

export type HistoryDescriptionFieldsFragment = { template: string, placeholders: Array<{ key: string, value: string }> };

export type AccountOffersQueryVariables = Exact<{
  bcSessionId?: string | null | undefined;
}>;


export type AccountOffersQuery = { account: { ownedAsset: { phoneNumber: string } | null, personalOffers: Array<{ offerId: string, cardTitle: string, cardImagePosition: ImagePosition | null, offerTitle: string, offerDescription: string, priceFromText: string | null, priceFromValue: string | null, validFrom: string, validTo: string, rank: number, showToAllUsers: boolean, cardImage: { url: string, description: string, width: number, height: number } | null, offerImage: { url: string, description: string, width: number, height: number } | null, primaryButton: { title: string, description: string | null, type: ButtonType, url: string | null, size: ButtonSize, openInANewTab: boolean, isFullWidthOnDesktop: boolean, isFullWidthOnTablet: boolean, isFullWidthOnMobile: boolean, planOrPromoToOrder: { planId: string, orderCode: string, planTitle: string, planPrice: string, salePrice: string | null, priceUnits: string, planCardType: PlanCardType, allowances: { dataAbroad: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null, dataInEu: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null, dataInLt: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null, dataOffPeak: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null, minutes: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null, sms: { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null } | null } } | null } | null, secondaryButton: { title: string, description: string | null, type: ButtonType, url: string | null, size: ButtonSize, openInANewTab: boolean, isFullWidthOnDesktop: boolean, isFullWidthOnTablet: boolean, isFullWidthOnMobile: boolean } | null }> } };

export type OfferImageFieldsFragment = { url: string, description: string, width: number, height: number };

export type AllowanceFieldsFragment = { unlimited: boolean, limited: number | null, displayLimit: string | null, gainUnit: GainUnit, roamingZone: string | null };

export type GetAccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountSettingsQuery = { account: { endedPhoneNumbers: Array<string>, ownedAsset: { phoneNumber: string } | null }, accountSettings: { email: string | null, roamingStatus: RoamingStatus, consents: { smsMarketingConsent: ConsentValue, phoneMarketingConsent: ConsentValue, isAllowedToEdit: boolean, consentManagingAccount: string | null }, recurringPayments: Array<{ recurringPaymentId: string, nextPaymentDate: string | null, amount: string, brand: string, number: string, phoneNumber: string, dayOfMonth: number, cardDetailsReference: string, isPaused: boolean, lastFailure: RecurringPaymentFailure | null }>, cardsDetails: Array<{ variant: string, cardDetailsReference: string, cardInfo: { expiryMonth: number, expiryYear: number, holderName: string, number: string } }> } };

export type GetAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountQuery = { account: { partnerId: string, validFrom: string | null, validTo: string | null, ownedAsset: { phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null } | null, ownedAssets: Array<{ phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null }>, balanceInEuro: { amount: string, active: boolean, validTo: string | null } | null, liveChatSignature: { signature: string, timestamp: string, phoneNumber: string } | null } };

export type OwnedAssetFieldsFragment = { phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { alerts: { phoneNumber: string, language: MessageLanguage, channels: Array<MessageChannel>, channel: MessageChannel, quietHours: { from: number, until: number } | null, alerts: Array<{ kind: AlertKind, isOn: boolean, amount: string | null, amounts: Array<string>, spent: string | null, text: string }> } };

export type AlertsFieldsFragment = { phoneNumber: string, language: MessageLanguage, channels: Array<MessageChannel>, channel: MessageChannel, quietHours: { from: number, until: number } | null, alerts: Array<{ kind: AlertKind, isOn: boolean, amount: string | null, amounts: Array<string>, spent: string | null, text: string }> };

export type AvatarsQueryVariables = Exact<{ [key: string]: never; }>;


export type AvatarsQuery = { avatars: Array<{ avatarName: string, avatarUrl: string, avatarDescription: string }> };

export type BlockPhoneNumberMutationVariables = Exact<{
  blocked: boolean;
  phoneNumber: string;
}>;


export type BlockPhoneNumberMutation = { blockPhoneNumber: { phoneNumber: string, isBlocked: boolean } };

export type ChangeAlertMutationVariables = Exact<{
  alertInput: AlertInput;
  phoneNumber: string;
}>;


export type ChangeAlertMutation = { changeAlert: { phoneNumber: string, language: MessageLanguage, channels: Array<MessageChannel>, channel: MessageChannel, quietHours: { from: number, until: number } | null, alerts: Array<{ kind: AlertKind, isOn: boolean, amount: string | null, amounts: Array<string>, spent: string | null, text: string }> } };

export type ChangeConsentMutationVariables = Exact<{
  consentType: ConsentType;
  acceptanceType: AcceptanceType;
  phoneNumber: string;
}>;


export type ChangeConsentMutation = { changeConsent: { consentType: ConsentType, acceptanceType: ConsentValue } };

export type ChangeMessagesMutationVariables = Exact<{
  messagesInput: MessagesInput;
  phoneNumber: string;
}>;


export type ChangeMessagesMutation = { changeMessages: { phoneNumber: string, language: MessageLanguage, channels: Array<MessageChannel>, channel: MessageChannel, quietHours: { from: number, until: number } | null, alerts: Array<{ kind: AlertKind, isOn: boolean, amount: string | null, amounts: Array<string>, spent: string | null, text: string }> } };

export type ChangeRoamingMutationVariables = Exact<{
  on: boolean;
  phoneNumber: string;
}>;


export type ChangeRoamingMutation = { changeRoaming: { roamingStatus: RoamingStatus } };

export type CloseAccountMutationVariables = Exact<{
  closed: boolean;
}>;


export type CloseAccountMutation = { closeAccount: { validTo: string | null } };

export type CommonUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type CommonUsageQuery = { account: { ownedAsset: { phoneNumber: string } | null }, commonUsage: { insufficientBalanceNotificationStartedAt: string | null, standardFeeActivatedAt: string | null, pendingOperations: { lastActivationStartedAt: string | null, lastTerminationStartedAt: string | null, lastRefillStartedAt: string | null }, orderedPlans: Array<{ orderedPlanId: string, hasSufficientBalanceForRecurringPayment: boolean | null, planName: string, planId: string, status: OrderedPlanStatus, validFrom: string | null, validTo: string | null, isRecurring: boolean, eurPrice: string, gains: Array<{ type: GainType, zone: GainZone, remainingPercentage: number, periodAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, rolloverAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, remainingAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, socialOffers: Array<{ type: SocialOfferType }> }> }> } };

export type DailyUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type DailyUsageQuery = { dailyUsage: { phoneNumber: string, days: Array<{ date: string, dataInLtInMB: number, dataAbroadInMB: number, callsInSeconds: number, messages: number }> } };

export type DataCopyQueryVariables = Exact<{ [key: string]: never; }>;


export type DataCopyQuery = { dataCopy: { createdAt: string, content: string } };

export type DeleteRecurringPaymentsMutationVariables = Exact<{
  recurringPaymentIds: Array<string | number> | string | number;
}>;


export type DeleteRecurringPaymentsMutation = { deleteRecurringPayments: Array<{ recurringPaymentId: string, isRemoved: boolean }> };

export type DeleteSavedCardMutationVariables = Exact<{
  cardReference: string | number;
}>;


export type DeleteSavedCardMutation = { deleteSavedCard: { isRemoved: boolean, cardReference: string, recurringPaymentsRemoved: Array<string> } };

export type DetailedUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type DetailedUsageQuery = { account: { ownedAsset: { phoneNumber: string } | null }, detailedUsage: { pendingOperations: { lastActivationStartedAt: string | null, lastTerminationStartedAt: string | null, lastRefillStartedAt: string | null }, orderedPlans: Array<{ orderedPlanId: string, hasSufficientBalanceForRecurringPayment: boolean | null, planName: string, planId: string, status: OrderedPlanStatus, validFrom: string | null, validTo: string | null, validToReductionInHours: number | null, isRecurring: boolean, productType: ProductType, canBeReordered: boolean, eurPrice: string, remainingDaysValidity: number | null, orderedAt: string, withdrawalPossibleUntil: string | null, gains: Array<{ type: GainType, zone: GainZone, remainingPercentage: number, periodAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, rolloverAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, remainingAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, socialOffers: Array<{ type: SocialOfferType }> }> }> } };

export type PendingOperationsFieldsFragment = { lastActivationStartedAt: string | null, lastTerminationStartedAt: string | null, lastRefillStartedAt: string | null };

export type GainFieldsFragment = { type: GainType, zone: GainZone, remainingPercentage: number, periodAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, rolloverAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, remainingAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, socialOffers: Array<{ type: SocialOfferType }> };

export type GainAmountFieldsFragment = { unlimited: boolean, value: number | null, unit: GainUnit };

export type EditProfileAssetMutationVariables = Exact<{
  phoneNumberProfileInput: PhoneNumberProfileInput;
}>;


export type EditProfileAssetMutation = { editProfileAsset: { isChanged: boolean, profile: { avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null, nickname: string | null } } };

export type EsimProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type EsimProfilesQuery = { esimProfiles: Array<{ iccid: string, phoneNumber: string, smdpAddress: string, activationCode: string, state: EsimState, createdAt: string }> };

export type LinkPhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
  forceLink?: boolean | null | undefined;
}>;


export type LinkPhoneNumberMutation = { linkPhoneNumber: { flowType: LinkFlowType | null, phoneNumber: string, linkPhoneNumberResponseKey: LinkPhoneNumberResponseKey | null, linkPhoneNumberResponseType: ResponseSeverity, restrictedUntil: string | null, attemptsLeft: number | null, codeExpiresAt: string | null } };

export type LinkResultFieldsFragment = { phoneNumber: string, linkPhoneNumberResponseKey: LinkPhoneNumberResponseKey | null, linkPhoneNumberResponseType: ResponseSeverity, restrictedUntil: string | null, attemptsLeft: number | null, codeExpiresAt: string | null };

export type MonthlyUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthlyUsageQuery = { monthlyUsage: { phoneNumber: string, months: Array<{ month: string, dataInLtInMB: number, dataInEuInMB: number, dataBeyondEuInMB: number, callsInSeconds: number, messages: number, eurOnPlans: string, eurOnData: string, eurOnRest: string }>, lastMonthToDate: { month: string, dataInLtInMB: number, dataInEuInMB: number, dataBeyondEuInMB: number, callsInSeconds: number, messages: number, eurOnPlans: string, eurOnData: string, eurOnRest: string } | null } };

export type UsageMonthFieldsFragment = { month: string, dataInLtInMB: number, dataInEuInMB: number, dataBeyondEuInMB: number, callsInSeconds: number, messages: number, eurOnPlans: string, eurOnData: string, eurOnRest: string };

export type MoveEsimProfileMutationVariables = Exact<{
  iccid: string | number;
}>;


export type MoveEsimProfileMutation = { moveEsimProfile: { iccid: string, phoneNumber: string, smdpAddress: string, activationCode: string, state: EsimState, createdAt: string } };

export type NumbersAtAGlanceQueryVariables = Exact<{ [key: string]: never; }>;


export type NumbersAtAGlanceQuery = { numbersAtAGlance: Array<{ phoneNumber: string, standardFeeActivatedAt: string | null, balanceInEuro: { amount: string, active: boolean, validTo: string | null } | null, orderedPlans: Array<{ orderedPlanId: string, hasSufficientBalanceForRecurringPayment: boolean | null, planName: string, planId: string, status: OrderedPlanStatus, validFrom: string | null, validTo: string | null, isRecurring: boolean, eurPrice: string, gains: Array<{ type: GainType, zone: GainZone, remainingPercentage: number, periodAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, rolloverAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, remainingAmount: { unlimited: boolean, value: number | null, unit: GainUnit }, socialOffers: Array<{ type: SocialOfferType }> }> }> }> };

export type OrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersQuery = { orders: Array<{ orderReference: string, kind: OrderKind, state: OrderState, orderedAt: string, eurTotal: string, phoneNumber: string | null, planNames: Array<string>, trackingNumber: string | null, parcelTerminal: string | null, transfersOn: string | null, receiptReference: string | null }> };

export type GetTeliaAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTeliaAccountQuery = { partnerAccount: { email: string | null } | null };

export type PauseRecurringPaymentMutationVariables = Exact<{
  recurringPaymentId: string | number;
  paused: boolean;
}>;


export type PauseRecurringPaymentMutation = { pauseRecurringPayment: { recurringPaymentId: string, nextPaymentDate: string | null, amount: string, brand: string, number: string, phoneNumber: string, dayOfMonth: number, cardDetailsReference: string, isPaused: boolean, lastFailure: RecurringPaymentFailure | null } };

export type PaymentReceiptQueryVariables = Exact<{
  receiptReference: string | number;
}>;


export type PaymentReceiptQuery = { paymentReceipt: { receiptReference: string, phoneNumber: string, paidAt: string, vatPercent: number, eurNet: string, eurVat: string, eurTotal: string, items: Array<{ name: string, eurTotal: string }> | null, paidBy: { method: PaymentMethod, detail: string | null } | null } | null };

export type PlanGainsFieldsFragment = { dataInLT: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataOffPeak: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataInEU: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataAbroad: { limit: number | null, units: GainUnit, unlimited: boolean } | null, minutes: { limit: number | null, units: GainUnit, unlimited: boolean } | null, messages: { limit: number | null, units: GainUnit, unlimited: boolean } | null };

export type PlanGainFieldsFragment = { limit: number | null, units: GainUnit, unlimited: boolean };

export type PriceOwnPlanQueryVariables = Exact<{
  ownPlanInput: OwnPlanInput;
}>;


export type PriceOwnPlanQuery = { priceOwnPlan: { planId: string, eurPrice: string, periodInDays: number, planGains: { dataInLT: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataOffPeak: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataInEU: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataAbroad: { limit: number | null, units: GainUnit, unlimited: boolean } | null, minutes: { limit: number | null, units: GainUnit, unlimited: boolean } | null, messages: { limit: number | null, units: GainUnit, unlimited: boolean } | null } } };

export type RecurringPaymentFieldsFragment = { recurringPaymentId: string, nextPaymentDate: string | null, amount: string, brand: string, number: string, phoneNumber: string, dayOfMonth: number, cardDetailsReference: string, isPaused: boolean, lastFailure: RecurringPaymentFailure | null };

export type ServiceReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ServiceReportQuery = { serviceReport: { from: string, to: string, phoneNumber: string, eurTotal: string, groups: Array<{ kind: ServiceReportKind, eurTotal: string, lines: Array<{ date: string, quantity: number | null, units: GainUnit | null, cost: string, description: { template: string, placeholders: Array<{ key: string, value: string }> } }> }> } };

export type SetUpRecurringPaymentMutationVariables = Exact<{
  recurringPaymentInput: RecurringPaymentInput;
}>;


export type SetUpRecurringPaymentMutation = { setUpRecurringPayment: { recurringPaymentId: string, nextPaymentDate: string | null, amount: string, brand: string, number: string, phoneNumber: string, dayOfMonth: number, cardDetailsReference: string, isPaused: boolean, lastFailure: RecurringPaymentFailure | null } };

export type ShowSimSecretsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowSimSecretsQuery = { account: { ownedAsset: { phoneNumber: string } | null }, accountSettings: { simPIN: string, simPUK: string } };

export type SpendingQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type SpendingQuery = { serviceReport: { phoneNumber: string, eurTotal: string, groups: Array<{ kind: ServiceReportKind, eurTotal: string }> } };

export type SubmitOrderMutationVariables = Exact<{
  planIds: Array<string> | string;
  phoneNumber: string;
}>;


export type SubmitOrderMutation = { submitOrder: { status: ResponseSeverity, errorMessage: string | null, gameRegistrationStatus: GameRegistrationStatus, orderReference: string | null, orderItems: Array<{ submitted: boolean, planId: string, planName: string }> } };

export type SwitchPhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type SwitchPhoneNumberMutation = { switchPhoneNumber: { currentPhoneNumber: string | null, switchPhoneNumberStatus: SwitchPhoneNumberStatus } };

export type TerminatePlanMutationVariables = Exact<{
  planId: string;
  phoneNumber: string;
}>;


export type TerminatePlanMutation = { terminatePlan: { terminated: boolean, phoneNumber: string, planId: string, terminationDate: string | null } };

export type UnlinkPhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type UnlinkPhoneNumberMutation = { unlinkPhoneNumber: { phoneNumber: string, linkPhoneNumberResponseKey: LinkPhoneNumberResponseKey | null, linkPhoneNumberResponseType: ResponseSeverity, restrictedUntil: string | null, attemptsLeft: number | null, codeExpiresAt: string | null } };

export type ValidateOrderQueryVariables = Exact<{
  planIds: Array<string> | string;
}>;


export type ValidateOrderQuery = { validateOrder: { sufficientBalance: boolean, phoneNumber: string, errorMessage: string | null, eurTotal: string, eurBalance: string, eurShortfall: string, orderItems: Array<{ planId: string, planName: string, cost: string, planGains: { dataInLT: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataOffPeak: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataInEU: { limit: number | null, units: GainUnit, unlimited: boolean } | null, dataAbroad: { limit: number | null, units: GainUnit, unlimited: boolean } | null, minutes: { limit: number | null, units: GainUnit, unlimited: boolean } | null, messages: { limit: number | null, units: GainUnit, unlimited: boolean } | null }, notification: { key: string, message: string } | null }> } };

export type VerifyPhoneNumberLinkMutationVariables = Exact<{
  phoneNumber: string;
  verificationCode: string;
}>;


export type VerifyPhoneNumberLinkMutation = { verifyPhoneNumberLink: { phoneNumber: string, linkPhoneNumberResponseKey: LinkPhoneNumberResponseKey | null, linkPhoneNumberResponseType: ResponseSeverity, restrictedUntil: string | null, attemptsLeft: number | null, codeExpiresAt: string | null } };

export type WithdrawFromContractMutationVariables = Exact<{
  orderedPlanId: string | number;
  phoneNumber: string;
}>;


export type WithdrawFromContractMutation = { withdrawFromContract: { orderedPlanId: string, planId: string, planName: string, phoneNumber: string, acknowledgementReference: string, withdrawnAt: string, eurRefund: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const HistoryDescriptionFieldsFragmentDoc = new TypedDocumentString(`
    fragment HistoryDescriptionFields on HistoryDescription {
  template
  placeholders {
    key
    value
  }
}
    `, {"fragmentName":"HistoryDescriptionFields"}) as unknown as TypedDocumentString<HistoryDescriptionFieldsFragment, unknown>;
export const OfferImageFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfferImageFields on OfferImage {
  url
  description
  width
  height
}
    `, {"fragmentName":"OfferImageFields"}) as unknown as TypedDocumentString<OfferImageFieldsFragment, unknown>;
export const AllowanceFieldsFragmentDoc = new TypedDocumentString(`
    fragment AllowanceFields on Allowance {
  unlimited
  limited
  displayLimit
  gainUnit
  roamingZone
}
    `, {"fragmentName":"AllowanceFields"}) as unknown as TypedDocumentString<AllowanceFieldsFragment, unknown>;
export const OwnedAssetFieldsFragmentDoc = new TypedDocumentString(`
    fragment OwnedAssetFields on OwnedAsset {
  phoneNumber
  ownershipType
  startedAt
  userPhoneNumberProfile {
    nickname
    avatarName
    avatarUrl
    avatarDescription
  }
}
    `, {"fragmentName":"OwnedAssetFields"}) as unknown as TypedDocumentString<OwnedAssetFieldsFragment, unknown>;
export const AlertsFieldsFragmentDoc = new TypedDocumentString(`
    fragment AlertsFields on Alerts {
  phoneNumber
  language
  channels
  channel
  quietHours {
    from
    until
  }
  alerts {
    kind
    isOn
    amount
    amounts
    spent
    text
  }
}
    `, {"fragmentName":"AlertsFields"}) as unknown as TypedDocumentString<AlertsFieldsFragment, unknown>;
export const PendingOperationsFieldsFragmentDoc = new TypedDocumentString(`
    fragment PendingOperationsFields on PendingOperations {
  lastActivationStartedAt
  lastTerminationStartedAt
  lastRefillStartedAt
}
    `, {"fragmentName":"PendingOperationsFields"}) as unknown as TypedDocumentString<PendingOperationsFieldsFragment, unknown>;
export const GainAmountFieldsFragmentDoc = new TypedDocumentString(`
    fragment GainAmountFields on GainAmount {
  unlimited
  value
  unit
}
    `, {"fragmentName":"GainAmountFields"}) as unknown as TypedDocumentString<GainAmountFieldsFragment, unknown>;
export const GainFieldsFragmentDoc = new TypedDocumentString(`
    fragment GainFields on Gain {
  type
  zone
  periodAmount {
    ...GainAmountFields
  }
  rolloverAmount {
    ...GainAmountFields
  }
  remainingAmount {
    ...GainAmountFields
  }
  remainingPercentage
  socialOffers {
    type
  }
}
    fragment GainAmountFields on GainAmount {
  unlimited
  value
  unit
}`, {"fragmentName":"GainFields"}) as unknown as TypedDocumentString<GainFieldsFragment, unknown>;
export const LinkResultFieldsFragmentDoc = new TypedDocumentString(`
    fragment LinkResultFields on LinkPhoneNumberResult {
  phoneNumber
  linkPhoneNumberResponseKey
  linkPhoneNumberResponseType
  restrictedUntil
  attemptsLeft
  codeExpiresAt
}
    `, {"fragmentName":"LinkResultFields"}) as unknown as TypedDocumentString<LinkResultFieldsFragment, unknown>;
export const UsageMonthFieldsFragmentDoc = new TypedDocumentString(`
    fragment UsageMonthFields on UsageMonth {
  month
  dataInLtInMB
  dataInEuInMB
  dataBeyondEuInMB
  callsInSeconds
  messages
  eurOnPlans
  eurOnData
  eurOnRest
}
    `, {"fragmentName":"UsageMonthFields"}) as unknown as TypedDocumentString<UsageMonthFieldsFragment, unknown>;
export const PlanGainFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlanGainFields on PlanGain {
  limit
  units
  unlimited
}
    `, {"fragmentName":"PlanGainFields"}) as unknown as TypedDocumentString<PlanGainFieldsFragment, unknown>;
export const PlanGainsFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlanGainsFields on PlanGains {
  dataInLT {
    ...PlanGainFields
  }
  dataOffPeak {
    ...PlanGainFields
  }
  dataInEU {
    ...PlanGainFields
  }
  dataAbroad {
    ...PlanGainFields
  }
  minutes {
    ...PlanGainFields
  }
  messages {
    ...PlanGainFields
  }
}
    fragment PlanGainFields on PlanGain {
  limit
  units
  unlimited
}`, {"fragmentName":"PlanGainsFields"}) as unknown as TypedDocumentString<PlanGainsFieldsFragment, unknown>;
export const RecurringPaymentFieldsFragmentDoc = new TypedDocumentString(`
    fragment RecurringPaymentFields on RecurringPayment {
  recurringPaymentId
  nextPaymentDate
  amount
  brand
  number
  phoneNumber
  dayOfMonth
  cardDetailsReference
  isPaused
  lastFailure
}
    `, {"fragmentName":"RecurringPaymentFields"}) as unknown as TypedDocumentString<RecurringPaymentFieldsFragment, unknown>;
export const AccountHistoryDocument = new TypedDocumentString(`
    query accountHistory($limit: Int) {
  account {
    ownedAsset {
      phoneNumber
    }
    validFrom
    history(limit: $limit) {
      id
      date
      kind
      amount
      balanceAfter
      service
      receiptReference
      description {
        ...HistoryDescriptionFields
      }
    }
  }
}
    fragment HistoryDescriptionFields on HistoryDescription {
  template
  placeholders {
    key
    value
  }
}`) as unknown as TypedDocumentString<AccountHistoryQuery, AccountHistoryQueryVariables>;
export const AccountOffersDocument = new TypedDocumentString(`
    query accountOffers($bcSessionId: String) {
  account {
    ownedAsset {
      phoneNumber
    }
    personalOffers(bcSessionId: $bcSessionId) {
      offerId
      cardTitle
      cardImage {
        ...OfferImageFields
      }
      cardImagePosition
      offerTitle
      offerImage {
        ...OfferImageFields
      }
      offerDescription
      priceFromText
      priceFromValue
      primaryButton {
        title
        description
        type
        url
        size
        openInANewTab
        isFullWidthOnDesktop
        isFullWidthOnTablet
        isFullWidthOnMobile
        planOrPromoToOrder {
          planId
          orderCode
          planTitle
          planPrice
          salePrice
          priceUnits
          planCardType
          allowances {
            dataAbroad {
              ...AllowanceFields
            }
            dataInEu {
              ...AllowanceFields
            }
            dataInLt {
              ...AllowanceFields
            }
            dataOffPeak {
              ...AllowanceFields
            }
            minutes {
              ...AllowanceFields
            }
            sms {
              ...AllowanceFields
            }
          }
        }
      }
      secondaryButton {
        title
        description
        type
        url
        size
        openInANewTab
        isFullWidthOnDesktop
        isFullWidthOnTablet
        isFullWidthOnMobile
      }
      validFrom
      validTo
      rank
      showToAllUsers
    }
  }
}
    fragment OfferImageFields on OfferImage {
  url
  description
  width
  height
}
fragment AllowanceFields on Allowance {
  unlimited
  limited
  displayLimit
  gainUnit
  roamingZone
}`) as unknown as TypedDocumentString<AccountOffersQuery, AccountOffersQueryVariables>;
export const GetAccountSettingsDocument = new TypedDocumentString(`
    query GET_ACCOUNT_SETTINGS {
  account {
    ownedAsset {
      phoneNumber
    }
    endedPhoneNumbers
  }
  accountSettings {
    email
    roamingStatus
    consents {
      smsMarketingConsent
      phoneMarketingConsent
      isAllowedToEdit
      consentManagingAccount
    }
    recurringPayments {
      ...RecurringPaymentFields
    }
    cardsDetails {
      variant
      cardDetailsReference
      cardInfo {
        expiryMonth
        expiryYear
        holderName
        number
      }
    }
  }
}
    fragment RecurringPaymentFields on RecurringPayment {
  recurringPaymentId
  nextPaymentDate
  amount
  brand
  number
  phoneNumber
  dayOfMonth
  cardDetailsReference
  isPaused
  lastFailure
}`) as unknown as TypedDocumentString<GetAccountSettingsQuery, GetAccountSettingsQueryVariables>;
export const GetAccountDocument = new TypedDocumentString(`
    query GET_ACCOUNT {
  account {
    partnerId
    ownedAsset {
      ...OwnedAssetFields
    }
    ownedAssets {
      ...OwnedAssetFields
    }
    balanceInEuro {
      amount
      active
      validTo
    }
    liveChatSignature {
      signature
      timestamp
      phoneNumber
    }
    validFrom
    validTo
  }
}
    fragment OwnedAssetFields on OwnedAsset {
  phoneNumber
  ownershipType
  startedAt
  userPhoneNumberProfile {
    nickname
    avatarName
    avatarUrl
    avatarDescription
  }
}`) as unknown as TypedDocumentString<GetAccountQuery, GetAccountQueryVariables>;
export const AlertsDocument = new TypedDocumentString(`
    query alerts {
  alerts {
    ...AlertsFields
  }
}
    fragment AlertsFields on Alerts {
  phoneNumber
  language
  channels
  channel
  quietHours {
    from
    until
  }
  alerts {
    kind
    isOn
    amount
    amounts
    spent
    text
  }
}`) as unknown as TypedDocumentString<AlertsQuery, AlertsQueryVariables>;
export const AvatarsDocument = new TypedDocumentString(`
    query avatars {
  avatars {
    avatarName
    avatarUrl
    avatarDescription
  }
}
    `) as unknown as TypedDocumentString<AvatarsQuery, AvatarsQueryVariables>;
export const BlockPhoneNumberDocument = new TypedDocumentString(`
    mutation blockPhoneNumber($blocked: Boolean!, $phoneNumber: String!) {
  blockPhoneNumber(blocked: $blocked, phoneNumber: $phoneNumber) {
    phoneNumber
    isBlocked
  }
}
    `) as unknown as TypedDocumentString<BlockPhoneNumberMutation, BlockPhoneNumberMutationVariables>;
export const ChangeAlertDocument = new TypedDocumentString(`
    mutation changeAlert($alertInput: AlertInput!, $phoneNumber: String!) {
  changeAlert(alertInput: $alertInput, phoneNumber: $phoneNumber) {
    ...AlertsFields
  }
}
    fragment AlertsFields on Alerts {
  phoneNumber
  language
  channels
  channel
  quietHours {
    from
    until
  }
  alerts {
    kind
    isOn
    amount
    amounts
    spent
    text
  }
}`) as unknown as TypedDocumentString<ChangeAlertMutation, ChangeAlertMutationVariables>;
export const ChangeConsentDocument = new TypedDocumentString(`
    mutation changeConsent($consentType: ConsentType!, $acceptanceType: AcceptanceType!, $phoneNumber: String!) {
  changeConsent(
    consentType: $consentType
    acceptanceType: $acceptanceType
    phoneNumber: $phoneNumber
  ) {
    consentType
    acceptanceType
  }
}
    `) as unknown as TypedDocumentString<ChangeConsentMutation, ChangeConsentMutationVariables>;
export const ChangeMessagesDocument = new TypedDocumentString(`
    mutation changeMessages($messagesInput: MessagesInput!, $phoneNumber: String!) {
  changeMessages(messagesInput: $messagesInput, phoneNumber: $phoneNumber) {
    ...AlertsFields
  }
}
    fragment AlertsFields on Alerts {
  phoneNumber
  language
  channels
  channel
  quietHours {
    from
    until
  }
  alerts {
    kind
    isOn
    amount
    amounts
    spent
    text
  }
}`) as unknown as TypedDocumentString<ChangeMessagesMutation, ChangeMessagesMutationVariables>;
export const ChangeRoamingDocument = new TypedDocumentString(`
    mutation changeRoaming($on: Boolean!, $phoneNumber: String!) {
  changeRoaming(on: $on, phoneNumber: $phoneNumber) {
    roamingStatus
  }
}
    `) as unknown as TypedDocumentString<ChangeRoamingMutation, ChangeRoamingMutationVariables>;
export const CloseAccountDocument = new TypedDocumentString(`
    mutation closeAccount($closed: Boolean!) {
  closeAccount(closed: $closed) {
    validTo
  }
}
    `) as unknown as TypedDocumentString<CloseAccountMutation, CloseAccountMutationVariables>;
export const CommonUsageDocument = new TypedDocumentString(`
    query commonUsage {
  account {
    ownedAsset {
      phoneNumber
    }
  }
  commonUsage {
    pendingOperations {
      ...PendingOperationsFields
    }
    insufficientBalanceNotificationStartedAt
    standardFeeActivatedAt
    orderedPlans {
      orderedPlanId
      hasSufficientBalanceForRecurringPayment
      planName
      planId
      status
      validFrom
      validTo
      isRecurring
      eurPrice
      gains {
        ...GainFields
      }
    }
  }
}
    fragment PendingOperationsFields on PendingOperations {
  lastActivationStartedAt
  lastTerminationStartedAt
  lastRefillStartedAt
}
fragment GainFields on Gain {
  type
  zone
  periodAmount {
    ...GainAmountFields
  }
  rolloverAmount {
    ...GainAmountFields
  }
  remainingAmount {
    ...GainAmountFields
  }
  remainingPercentage
  socialOffers {
    type
  }
}
fragment GainAmountFields on GainAmount {
  unlimited
  value
  unit
}`) as unknown as TypedDocumentString<CommonUsageQuery, CommonUsageQueryVariables>;
export const DailyUsageDocument = new TypedDocumentString(`
    query dailyUsage {
  dailyUsage {
    phoneNumber
    days {
      date
      dataInLtInMB
      dataAbroadInMB
      callsInSeconds
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<DailyUsageQuery, DailyUsageQueryVariables>;
export const DataCopyDocument = new TypedDocumentString(`
    query dataCopy {
  dataCopy {
    createdAt
    content
  }
}
    `) as unknown as TypedDocumentString<DataCopyQuery, DataCopyQueryVariables>;
export const DeleteRecurringPaymentsDocument = new TypedDocumentString(`
    mutation deleteRecurringPayments($recurringPaymentIds: [ID!]!) {
  deleteRecurringPayments(recurringPaymentIds: $recurringPaymentIds) {
    recurringPaymentId
    isRemoved
  }
}
    `) as unknown as TypedDocumentString<DeleteRecurringPaymentsMutation, DeleteRecurringPaymentsMutationVariables>;
export const DeleteSavedCardDocument = new TypedDocumentString(`
    mutation deleteSavedCard($cardReference: ID!) {
  deleteSavedCard(cardReference: $cardReference) {
    isRemoved
    cardReference
    recurringPaymentsRemoved
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedCardMutation, DeleteSavedCardMutationVariables>;
export const DetailedUsageDocument = new TypedDocumentString(`
    query detailedUsage {
  account {
    ownedAsset {
      phoneNumber
    }
  }
  detailedUsage {
    pendingOperations {
      ...PendingOperationsFields
    }
    orderedPlans {
      orderedPlanId
      hasSufficientBalanceForRecurringPayment
      planName
      planId
      status
      validFrom
      validTo
      validToReductionInHours
      isRecurring
      productType
      canBeReordered
      eurPrice
      remainingDaysValidity
      orderedAt
      withdrawalPossibleUntil
      gains {
        ...GainFields
      }
    }
  }
}
    fragment PendingOperationsFields on PendingOperations {
  lastActivationStartedAt
  lastTerminationStartedAt
  lastRefillStartedAt
}
fragment GainFields on Gain {
  type
  zone
  periodAmount {
    ...GainAmountFields
  }
  rolloverAmount {
    ...GainAmountFields
  }
  remainingAmount {
    ...GainAmountFields
  }
  remainingPercentage
  socialOffers {
    type
  }
}
fragment GainAmountFields on GainAmount {
  unlimited
  value
  unit
}`) as unknown as TypedDocumentString<DetailedUsageQuery, DetailedUsageQueryVariables>;
export const EditProfileAssetDocument = new TypedDocumentString(`
    mutation editProfileAsset($phoneNumberProfileInput: PhoneNumberProfileInput!) {
  editProfileAsset(phoneNumberProfileInput: $phoneNumberProfileInput) {
    isChanged
    profile {
      avatarName
      avatarUrl
      avatarDescription
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<EditProfileAssetMutation, EditProfileAssetMutationVariables>;
export const EsimProfilesDocument = new TypedDocumentString(`
    query esimProfiles {
  esimProfiles {
    iccid
    phoneNumber
    smdpAddress
    activationCode
    state
    createdAt
  }
}
    `) as unknown as TypedDocumentString<EsimProfilesQuery, EsimProfilesQueryVariables>;
export const LinkPhoneNumberDocument = new TypedDocumentString(`
    mutation linkPhoneNumber($phoneNumber: String!, $forceLink: Boolean) {
  linkPhoneNumber(phoneNumber: $phoneNumber, forceLink: $forceLink) {
    ...LinkResultFields
    flowType
  }
}
    fragment LinkResultFields on LinkPhoneNumberResult {
  phoneNumber
  linkPhoneNumberResponseKey
  linkPhoneNumberResponseType
  restrictedUntil
  attemptsLeft
  codeExpiresAt
}`) as unknown as TypedDocumentString<LinkPhoneNumberMutation, LinkPhoneNumberMutationVariables>;
export const MonthlyUsageDocument = new TypedDocumentString(`
    query monthlyUsage {
  monthlyUsage {
    phoneNumber
    months {
      ...UsageMonthFields
    }
    lastMonthToDate {
      ...UsageMonthFields
    }
  }
}
    fragment UsageMonthFields on UsageMonth {
  month
  dataInLtInMB
  dataInEuInMB
  dataBeyondEuInMB
  callsInSeconds
  messages
  eurOnPlans
  eurOnData
  eurOnRest
}`) as unknown as TypedDocumentString<MonthlyUsageQuery, MonthlyUsageQueryVariables>;
export const MoveEsimProfileDocument = new TypedDocumentString(`
    mutation moveEsimProfile($iccid: ID!) {
  moveEsimProfile(iccid: $iccid) {
    iccid
    phoneNumber
    smdpAddress
    activationCode
    state
    createdAt
  }
}
    `) as unknown as TypedDocumentString<MoveEsimProfileMutation, MoveEsimProfileMutationVariables>;
export const NumbersAtAGlanceDocument = new TypedDocumentString(`
    query numbersAtAGlance {
  numbersAtAGlance {
    phoneNumber
    balanceInEuro {
      amount
      active
      validTo
    }
    standardFeeActivatedAt
    orderedPlans {
      orderedPlanId
      hasSufficientBalanceForRecurringPayment
      planName
      planId
      status
      validFrom
      validTo
      isRecurring
      eurPrice
      gains {
        ...GainFields
      }
    }
  }
}
    fragment GainFields on Gain {
  type
  zone
  periodAmount {
    ...GainAmountFields
  }
  rolloverAmount {
    ...GainAmountFields
  }
  remainingAmount {
    ...GainAmountFields
  }
  remainingPercentage
  socialOffers {
    type
  }
}
fragment GainAmountFields on GainAmount {
  unlimited
  value
  unit
}`) as unknown as TypedDocumentString<NumbersAtAGlanceQuery, NumbersAtAGlanceQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query orders {
  orders {
    orderReference
    kind
    state
    orderedAt
    eurTotal
    phoneNumber
    planNames
    trackingNumber
    parcelTerminal
    transfersOn
    receiptReference
  }
}
    `) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const GetTeliaAccountDocument = new TypedDocumentString(`
    query GET_TELIA_ACCOUNT {
  partnerAccount {
    email
  }
}
    `) as unknown as TypedDocumentString<GetTeliaAccountQuery, GetTeliaAccountQueryVariables>;
export const PauseRecurringPaymentDocument = new TypedDocumentString(`
    mutation pauseRecurringPayment($recurringPaymentId: ID!, $paused: Boolean!) {
  pauseRecurringPayment(recurringPaymentId: $recurringPaymentId, paused: $paused) {
    ...RecurringPaymentFields
  }
}
    fragment RecurringPaymentFields on RecurringPayment {
  recurringPaymentId
  nextPaymentDate
  amount
  brand
  number
  phoneNumber
  dayOfMonth
  cardDetailsReference
  isPaused
  lastFailure
}`) as unknown as TypedDocumentString<PauseRecurringPaymentMutation, PauseRecurringPaymentMutationVariables>;
export const PaymentReceiptDocument = new TypedDocumentString(`
    query paymentReceipt($receiptReference: ID!) {
  paymentReceipt(receiptReference: $receiptReference) {
    receiptReference
    phoneNumber
    items {
      name
      eurTotal
    }
    paidAt
    vatPercent
    eurNet
    eurVat
    eurTotal
    paidBy {
      method
      detail
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentReceiptQuery, PaymentReceiptQueryVariables>;
export const PriceOwnPlanDocument = new TypedDocumentString(`
    query priceOwnPlan($ownPlanInput: OwnPlanInput!) {
  priceOwnPlan(ownPlanInput: $ownPlanInput) {
    planId
    eurPrice
    periodInDays
    planGains {
      ...PlanGainsFields
    }
  }
}
    fragment PlanGainsFields on PlanGains {
  dataInLT {
    ...PlanGainFields
  }
  dataOffPeak {
    ...PlanGainFields
  }
  dataInEU {
    ...PlanGainFields
  }
  dataAbroad {
    ...PlanGainFields
  }
  minutes {
    ...PlanGainFields
  }
  messages {
    ...PlanGainFields
  }
}
fragment PlanGainFields on PlanGain {
  limit
  units
  unlimited
}`) as unknown as TypedDocumentString<PriceOwnPlanQuery, PriceOwnPlanQueryVariables>;
export const ServiceReportDocument = new TypedDocumentString(`
    query serviceReport($from: CalendarDate!, $to: CalendarDate!) {
  serviceReport(from: $from, to: $to) {
    from
    to
    phoneNumber
    groups {
      kind
      lines {
        date
        description {
          ...HistoryDescriptionFields
        }
        quantity
        units
        cost
      }
      eurTotal
    }
    eurTotal
  }
}
    fragment HistoryDescriptionFields on HistoryDescription {
  template
  placeholders {
    key
    value
  }
}`) as unknown as TypedDocumentString<ServiceReportQuery, ServiceReportQueryVariables>;
export const SetUpRecurringPaymentDocument = new TypedDocumentString(`
    mutation setUpRecurringPayment($recurringPaymentInput: RecurringPaymentInput!) {
  setUpRecurringPayment(recurringPaymentInput: $recurringPaymentInput) {
    ...RecurringPaymentFields
  }
}
    fragment RecurringPaymentFields on RecurringPayment {
  recurringPaymentId
  nextPaymentDate
  amount
  brand
  number
  phoneNumber
  dayOfMonth
  cardDetailsReference
  isPaused
  lastFailure
}`) as unknown as TypedDocumentString<SetUpRecurringPaymentMutation, SetUpRecurringPaymentMutationVariables>;
export const ShowSimSecretsDocument = new TypedDocumentString(`
    query showSimSecrets {
  account {
    ownedAsset {
      phoneNumber
    }
  }
  accountSettings {
    simPIN
    simPUK
  }
}
    `) as unknown as TypedDocumentString<ShowSimSecretsQuery, ShowSimSecretsQueryVariables>;
export const SpendingDocument = new TypedDocumentString(`
    query spending($from: CalendarDate!, $to: CalendarDate!) {
  serviceReport(from: $from, to: $to) {
    phoneNumber
    groups {
      kind
      eurTotal
    }
    eurTotal
  }
}
    `) as unknown as TypedDocumentString<SpendingQuery, SpendingQueryVariables>;
export const SubmitOrderDocument = new TypedDocumentString(`
    mutation submitOrder($planIds: [String!]!, $phoneNumber: String!) {
  submitOrder(planIds: $planIds, phoneNumber: $phoneNumber) {
    status
    errorMessage
    orderItems {
      submitted
      planId
      planName
    }
    gameRegistrationStatus
    orderReference
  }
}
    `) as unknown as TypedDocumentString<SubmitOrderMutation, SubmitOrderMutationVariables>;
export const SwitchPhoneNumberDocument = new TypedDocumentString(`
    mutation switchPhoneNumber($phoneNumber: String!) {
  switchPhoneNumber(phoneNumber: $phoneNumber) {
    currentPhoneNumber
    switchPhoneNumberStatus
  }
}
    `) as unknown as TypedDocumentString<SwitchPhoneNumberMutation, SwitchPhoneNumberMutationVariables>;
export const TerminatePlanDocument = new TypedDocumentString(`
    mutation terminatePlan($planId: String!, $phoneNumber: String!) {
  terminatePlan(planId: $planId, phoneNumber: $phoneNumber) {
    terminated
    phoneNumber
    planId
    terminationDate
  }
}
    `) as unknown as TypedDocumentString<TerminatePlanMutation, TerminatePlanMutationVariables>;
export const UnlinkPhoneNumberDocument = new TypedDocumentString(`
    mutation unlinkPhoneNumber($phoneNumber: String!) {
  unlinkPhoneNumber(phoneNumber: $phoneNumber) {
    ...LinkResultFields
  }
}
    fragment LinkResultFields on LinkPhoneNumberResult {
  phoneNumber
  linkPhoneNumberResponseKey
  linkPhoneNumberResponseType
  restrictedUntil
  attemptsLeft
  codeExpiresAt
}`) as unknown as TypedDocumentString<UnlinkPhoneNumberMutation, UnlinkPhoneNumberMutationVariables>;
export const ValidateOrderDocument = new TypedDocumentString(`
    query validateOrder($planIds: [String!]!) {
  validateOrder(planIds: $planIds) {
    sufficientBalance
    phoneNumber
    errorMessage
    orderItems {
      planId
      planName
      planGains {
        ...PlanGainsFields
      }
      cost
      notification {
        key
        message
      }
    }
    eurTotal
    eurBalance
    eurShortfall
  }
}
    fragment PlanGainsFields on PlanGains {
  dataInLT {
    ...PlanGainFields
  }
  dataOffPeak {
    ...PlanGainFields
  }
  dataInEU {
    ...PlanGainFields
  }
  dataAbroad {
    ...PlanGainFields
  }
  minutes {
    ...PlanGainFields
  }
  messages {
    ...PlanGainFields
  }
}
fragment PlanGainFields on PlanGain {
  limit
  units
  unlimited
}`) as unknown as TypedDocumentString<ValidateOrderQuery, ValidateOrderQueryVariables>;
export const VerifyPhoneNumberLinkDocument = new TypedDocumentString(`
    mutation verifyPhoneNumberLink($phoneNumber: String!, $verificationCode: String!) {
  verifyPhoneNumberLink(
    phoneNumber: $phoneNumber
    verificationCode: $verificationCode
  ) {
    ...LinkResultFields
  }
}
    fragment LinkResultFields on LinkPhoneNumberResult {
  phoneNumber
  linkPhoneNumberResponseKey
  linkPhoneNumberResponseType
  restrictedUntil
  attemptsLeft
  codeExpiresAt
}`) as unknown as TypedDocumentString<VerifyPhoneNumberLinkMutation, VerifyPhoneNumberLinkMutationVariables>;
export const WithdrawFromContractDocument = new TypedDocumentString(`
    mutation withdrawFromContract($orderedPlanId: ID!, $phoneNumber: String!) {
  withdrawFromContract(orderedPlanId: $orderedPlanId, phoneNumber: $phoneNumber) {
    orderedPlanId
    planId
    planName
    phoneNumber
    acknowledgementReference
    withdrawnAt
    eurRefund
  }
}
    `) as unknown as TypedDocumentString<WithdrawFromContractMutation, WithdrawFromContractMutationVariables>;