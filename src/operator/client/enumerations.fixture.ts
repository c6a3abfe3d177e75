import { allEndpoints } from '../contract/all-endpoints.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { enumerationsIn } from '../contract/enumerated.ts'
import { allOperations, type ExampleOperation } from './all-operations.ts'

interface Row {
  /** The places of answers that have it: `operation path`. */
  at: RegExp
  /** The folders whose unknown-values.browser.test.tsx show what is made of a value that this site doesn't know. */
  shownBy: readonly string[]
}

/** Every enumeration of the contract. */
export const enumerations = {
  'status of a plan': {
    at: /(Usage|numbersAtAGlance) .*orderedPlans\.0\.status$/,
    shownBy: ['usage', 'dashboard'],
  },
  'kind of product': { at: /productType$/, shownBy: ['usage'] },
  'type of a gain': { at: /gains\.0\.type$/, shownBy: ['usage', 'dashboard'] },
  'zone of a gain': { at: /gains\.0\.zone$/, shownBy: ['usage', 'dashboard'] },
  'unit of a gain': { at: /gains\.0\.\w+Amount\.unit$/, shownBy: ['usage', 'dashboard'] },
  'apps of a gain': { at: /socialOffers\.0\.type$/, shownBy: ['usage', 'dashboard'] },
  'unit of what a plan brings': { at: /planGains\.\w+\.units$/, shownBy: ['checkout'] },
  'problem of an order': { at: /^(validateOrder|submitOrder) .*errorMessage$/, shownBy: ['checkout'] },
  'notice about an ordered plan': { at: /^validateOrder .*notification\.key$/, shownBy: ['checkout'] },
  'how an order went': { at: /^submitOrder .*\.status$/, shownBy: ['checkout'] },
  'game of an order': { at: /gameRegistrationStatus$/, shownBy: ['checkout'] },
  'ownership of a number': { at: /ownershipType$/, shownBy: ['settings', 'dashboard'] },
  'kind of a record': { at: /account\.history\.0\.(kind|service)$/, shownBy: ['history'] },
  'group and unit of the report': { at: /^serviceReport /, shownBy: ['service-report'] },
  'what was spent on': { at: /^spending /, shownBy: ['dashboard'] },
  'parts of an offer': { at: /^accountOffers /, shownBy: ['offers'] },
  'picture of an offer': { at: /cardImagePosition$/, shownBy: ['offers'] },
  roaming: { at: /^GET_ACCOUNT_SETTINGS .*roamingStatus$/, shownBy: ['settings'] },
  consent: { at: /^GET_ACCOUNT_SETTINGS .*MarketingConsent$/, shownBy: ['settings'] },
  'kind of an alert': { at: /alerts\.0\.kind$/, shownBy: ['settings'] },
  'language and channel of messages': {
    at: /(alerts|changeAlert|changeMessages)\.(language|channels\.0|channel)$/,
    shownBy: ['settings'],
  },
  'failure of a charge': { at: /lastFailure$/, shownBy: ['settings'] },
  'kind and state of an order': { at: /^orders orders\.0\.(kind|state)$/, shownBy: ['settings'] },
  'state of an eSIM': { at: /^(esimProfiles|moveEsimProfile) /, shownBy: ['settings'] },
  'how a switch went': { at: /^switchPhoneNumber /, shownBy: ['account', 'settings'] },
  'how a change went': { at: /^(changeRoaming|changeConsent) /, shownBy: ['settings'] },
  'how linking went': { at: /linkPhoneNumberResponseType$/, shownBy: ['settings', 'registration'] },
  'result key of linking': { at: /linkPhoneNumberResponseKey$/, shownBy: ['settings'] },
  'how linking goes on': { at: /flowType$/, shownBy: ['settings', 'registration'] },
  'number of a top-up': { at: /^validateNumber /, shownBy: ['top-up'] },
  'ways to pay': { at: /^paymentMethodsAndCards /, shownBy: ['top-up'] },
  'status of a payment': { at: /^paymentCheckResult status$/, shownBy: ['top-up'] },
  'refusal of a payment': { at: /^paymentCheckResult reason$/, shownBy: ['top-up'] },
  'money of a payment': { at: /^paymentCheckResult moneyTaken$/, shownBy: ['top-up'] },
  'method of a payment': { at: /^paymentCheckResult paidBy\.method$/, shownBy: ['top-up'] },
  'method of a receipt': { at: /^paymentReceipt .*paidBy\.method$/, shownBy: ['receipts'] },
  'status of a SIM order': { at: /^e?simOrdersStatus /, shownBy: ['sim-order'] },
  // No page asks: the site's own `/health` does.
  'parts of an operator': { at: /^health /, shownBy: [] },
  'status of the session': { at: /^(authorizationStatus|prolongSession) status$/, shownBy: ['log-in'] },
  // A theme alone follows it.
  'line of the current number': { at: /^(authorizationStatus|prolongSession) line$/, shownBy: [] },
  'how a log-out went': { at: /^logout /, shownBy: ['account'] },
  'how a log-out everywhere went': { at: /^logoutEverywhere /, shownBy: ['settings'] },
  riddle: { at: /^leadsCaptcha /, shownBy: ['lead-generation'] },
  'kind and state of a guest’s order': { at: /^verifyOrderLookup order\./, shownBy: ['order-lookup'] },
  'how finding an order goes': { at: /^(orderLookup|verifyOrderLookup) status$/, shownBy: ['order-lookup'] },
  'why a code to find an order was not sent or taken': {
    at: /^(orderLookup|verifyOrderLookup) reason$/,
    shownBy: ['order-lookup'],
  },
  'how leaving Extra goes': { at: /^(leaveExtra|verifyLeaveExtra) status$/, shownBy: ['leave-extra'] },
  'why a code was not sent or taken': {
    at: /^(leaveExtra|verifyLeaveExtra) reason$/,
    shownBy: ['leave-extra'],
  },
  game: { at: /^gameRegistration(Period)? /, shownBy: ['game-registration'] },
  'steps of a registration': {
    at: /^declaration\w+ (declarationStatus|verificationStatus|marketingConsentOutcome)$/,
    shownBy: ['registration'],
  },
  'activation of a number': { at: /^declaration\w+ activationStatus$/, shownBy: ['registration'] },
  'why a registration goes no further': {
    at: /^declaration\w+ (reason|problem)$/,
    shownBy: ['registration'],
  },
} as const satisfies Record<string, Row>

export type Enumeration = keyof typeof enumerations

/** Every place of an answer that has an enumeration: `operation path`. */
export const enumeratedPlaces: readonly string[] = [
  ...Object.entries<Endpoint>(allEndpoints).map(([name, { answer }]) => ({ name, schema: answer })),
  ...Object.entries<ExampleOperation>(allOperations).map(([name, { schema }]) => ({ name, schema })),
].flatMap(({ name, schema }) => enumerationsIn(schema).map(({ path }) => `${name} ${path.join('.')}`))
