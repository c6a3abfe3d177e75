import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ActivationError, declarationFailureReasons } from './activation-error.ts'
import { allEndpoints } from './all-endpoints.ts'
import { DeclarationActivation } from './declaration-activation.ts'
import { declarationConsents } from './declaration-consents.ts'
import { declarationDeclarePhoneNumber } from './declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from './declaration-link-phone-number.ts'
import { valuesOf } from './enumeration.ts'
import { LinkFlowType, LinkResponseKey, linkResultKeys, ResponseSeverity } from './link-result.ts'
import { entities, words } from './specification.fixture.ts'

const schema = buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'))

/** `balanceInEuro.amount` of a type: each name on the way is a field of what the one before gives. */
function typeAt(type: GraphQLNamedType | undefined, path: string): GraphQLNamedType | undefined {
  return path.split('.').reduce<GraphQLNamedType | undefined>((owner, name) => {
    const field = isObjectType(owner) ? owner.getFields()[name] : undefined
    return field && getNamedType(field.type)
  }, type)
}

test.each(
  Object.entries(entities).flatMap(([type, paths]) => words(paths).map((path) => [type, path] as const)),
)('section 3: %s has %s', (type, path) => {
  expect(typeAt(schema.getType(type), path)).toBeDefined()
})

/** Section 4, and the result keys of section 8. */
const enumerations: Record<string, string> = {
  ConsentValue: 'ACCEPTED REJECTED NOT_SET',
  AcceptanceType: 'ACCEPTED REJECTED',
  OwnershipType: 'LINKED DECLARED',
  SwitchPhoneNumberStatus: 'SUCCESS MISSING_PHONE_NUMBER',
  LinkFlowType: 'LINK_SIM DECLARE_SIM',
  ResponseSeverity: 'SUCCESS WARN ERROR',
  OrderedPlanStatus: 'ACTIVE CANCELLED CANCELLATION_IN_PROGRESS ACTIVATION_IN_PROGRESS',
  LinkPhoneNumberResponseKey: `FAILED_TO_SEND_VERIFICATION_CODE INVALID_PHONE_NUMBER INVALID_VERIFICATION_CODE
    ALREADY_LINKED_TO_ANOTHER_ACCOUNT ALREADY_LINKED_TO_SAME_ACCOUNT VERIFICATION_THRESHOLD_REACHED
    VERIFICATION_CODE_EXPIRED DECLARATION_RETRY_THRESHOLD_REACHED OWNERSHIP_ALREADY_DECLARED ALREADY_ACTIVE
    DECLARED_AWAITING_ACTIVATION SMS_RETRY_THRESHOLD_REACHED SMS_RETRY_DELAY ACCOUNT_UNLINKED UNABLE_TO_UNLINK
    DEFAULT`,
}

test.each(Object.entries(enumerations))('section 4: %s is complete and has no more', (name, values) => {
  const type = schema.getType(name)
  const names = isEnumType(type) ? type.getValues().map((value) => value.name) : []
  expect(names.toSorted()).toEqual(words(values).toSorted())
})

describe('sections 4 and 8 in REST', () => {
  const keys = words(enumerations.LinkPhoneNumberResponseKey ?? '')
  const reasons =
    words(`DECLARATION_RETRY_THRESHOLD_REACHED STRONG_AUTHORIZATION_REQUIRED AGE_REQUIREMENTS_NOT_MET
    MARKETING_CONSENT_REQUIRED INVALID_PUK_CODE DEFAULT`)

  test('result keys, reasons, severities and flow types', () => {
    expect([...linkResultKeys].toSorted()).toEqual(keys.toSorted())
    expect([...declarationFailureReasons].toSorted()).toEqual(reasons.toSorted())
    expect(v.getMetadata(ResponseSeverity).enum).toEqual(words('SUCCESS WARN ERROR'))
    expect(v.getMetadata(LinkFlowType).enum).toEqual(words('LINK_SIM DECLARE_SIM'))
  })

  test('each key and reason has its kind, and any other is unknown', () => {
    const linkKinds = words(`alreadyLinkedToAnotherAccount alreadyLinkedToSameAccount defaultType
      failedToSendVerificationCode invalidPhoneNumber invalidVerificationCode smsRetryDelay smsRetryThresholdReached
      verificationCodeExpired verificationThresholdReached accountUnlinked unableToUnlink
      declarationRetryThresholdReached ownershipAlreadyDeclared declaredAwaitingActivation unknown`)
    const kindOf = (key: string) => v.parse(LinkResponseKey, key)?.kind
    expect(keys.map(kindOf).toSorted()).toEqual(linkKinds.toSorted())
    expect(kindOf('SOMETHING_NEW')).toBe('unknown')
    const activationKinds =
      words(`retryThresholdReached invalidPUKCode strongAuthRequired ageRequirementsNotMet
      marketingConsentRequired normal`)
    expect(reasons.map((reason) => v.parse(ActivationError, reason)).toSorted()).toEqual(
      activationKinds.toSorted(),
    )
    expect(v.parse(ActivationError, 'SOMETHING_NEW')).toBe('unknown')
  })

  test('statuses of a declaration, its activation and its consents', () => {
    expect(valuesOf(declarationDeclarePhoneNumber.answer.options, 'declarationStatus').toSorted()).toEqual(
      words('DECLARATION_FAILED DECLARATION_VERIFICATION_PENDING'),
    )
    expect(valuesOf(DeclarationActivation.options, 'activationStatus').toSorted()).toEqual(
      words('ACTIVATION_IN_PROGRESS FAILED SUCCEEDED'),
    )
    expect(v.getMetadata(declarationConsents.answer.entries.marketingConsentOutcome).enum).toEqual(
      words('MARKETING_CONSENT_PROVIDED FAILED_TO_PROVIDE_MARKETING_CONSENT'),
    )
    expect(Object.keys(declarationLinkPhoneNumber.answer.entries)).toEqual(
      expect.arrayContaining(words(entities.LinkPhoneNumberResult ?? '')),
    )
  })
})

/** Section 7: kind, field with its arguments, what it returns. The names of operations are the client's to send. */
const calls: readonly [kind: 'Query' | 'Mutation', call: string, returns: string][] = [
  ['Query', 'account()', 'partnerId'],
  ['Query', 'partnerAccount()', 'email'],
  ['Query', 'accountSettings()', 'email'],
  ['Mutation', 'switchPhoneNumber(phoneNumber: String!)', 'currentPhoneNumber switchPhoneNumberStatus'],
  ['Mutation', 'changeRoaming(on: Boolean!)', 'roamingStatus'],
  [
    'Mutation',
    'changeConsent(consentType: ConsentType!, acceptanceType: AcceptanceType!)',
    'consentType acceptanceType',
  ],
  [
    'Mutation',
    'editProfileAsset(phoneNumberProfileInput: PhoneNumberProfileInput!)',
    'isChanged profile.avatarName profile.avatarUrl profile.avatarDescription profile.nickname',
  ],
  ['Mutation', 'deleteRecurringPayments(recurringPaymentIds: [ID!]!)', 'recurringPaymentId isRemoved'],
  ['Mutation', 'deleteSavedCard(cardReference: ID!)', 'isRemoved cardReference recurringPaymentsRemoved'],
  [
    'Mutation',
    'linkPhoneNumber(phoneNumber: String!, forceLink: Boolean)',
    entities.LinkPhoneNumberResult ?? '',
  ],
  ['Mutation', 'unlinkPhoneNumber(phoneNumber: String!)', entities.LinkPhoneNumberResult ?? ''],
  [
    'Mutation',
    'verifyPhoneNumberLink(phoneNumber: String!, verificationCode: String!)',
    entities.LinkPhoneNumberResult ?? '',
  ],
  ['Query', 'validateOrder(planIds: [String!]!)', entities.OrderValidation ?? ''],
  ['Mutation', 'submitOrder(planIds: [String!]!)', entities.OrderSubmission ?? ''],
  ['Query', 'detailedUsage()', entities.DetailedUsage ?? ''],
  ['Query', 'commonUsage()', entities.CommonUsage ?? ''],
  ['Mutation', 'terminatePlan(planId: String!)', entities.TerminationResult ?? ''],
]

test.each(calls)('section 7: %s %s', (kind, call, returns) => {
  const [, name = '', given = ''] = /^(\w+)\((.*)\)$/.exec(call) ?? []
  const field = (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]
  const named = field?.args.filter(({ name }) => given.includes(`${name}:`))
  expect(named?.map((argument) => `${argument.name}: ${argument.type}`).join(', ')).toBe(given)
  // More than the specification has may be left out.
  for (const { name, type } of field?.args ?? [])
    expect(given.includes(`${name}:`) || !isNonNullType(type), name).toBe(true)
  for (const path of words(returns))
    expect(typeAt(field && getNamedType(field.type), path), path).toBeDefined()
})

test.each([
  ['history', 'limit: Int', 'ownedAsset validFrom history.id'],
  ['personalOffers', 'bcSessionId: String', 'ownedAsset personalOffers.rank'],
])('section 7: an account’s %s', (name, given, returns) => {
  const account = schema.getType('Account')
  const field = isObjectType(account) ? account.getFields()[name] : undefined
  expect(field?.args.map((argument) => `${argument.name}: ${argument.type}`).join(', ')).toBe(given)
  for (const path of words(returns)) expect(typeAt(account, path), path).toBeDefined()
})

/** Section 7, REST; `{provider}` is each provider's own name. */
const paths =
  words(`/v1/logout /v1/sim-orders /v1/esim-orders /v1/leads /v1/validate-number /v1/game-registration
  /v1/payment/methods-and-cards /v1/payment/card /v1/payment/googlepay /v1/payment/applepay
  /v1/payment/applepay/session /v1/payment/check-result /v1/banklink/payment-request /v1/banklink/bank-list
  /v1/leave-extra /v1/verify-leave-extra /v1/authorization-status /v1/declaration/linkPhoneNumber
  /v1/declaration/declarePhoneNumber /v1/declaration/veriff-session /v1/declaration/verification-status
  /v1/declaration/phone-number-declaration-confirmation /v1/declaration/consents
  /v1/declaration/declared-phone-number-activation-status`)

test.each(paths)('section 7: %s', (path) => {
  expect(Object.values(allEndpoints).map((one) => one.path)).toContain(path)
})

test.each([/^\/v1\/\w+-id$/, /^\/v1\/\w+-id-strong-login$/])('section 7: a log-in at %s', (path) => {
  expect(Object.values(allEndpoints).some((one) => path.test(one.path))).toBe(true)
})
