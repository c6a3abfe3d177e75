import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { personMicrocopy } from '../person/person.microcopy.ts'

/** What a SIM's order and an eSIM's say at once. */
const commonMicrocopy = [
  ...formMicrocopy,
  'cardOrder.step',
  'cardOrder.goOn',
  'cardOrder.back',
  'cardOrder.asking',
  'cardOrder.tryAgain',
  'cardOrder.begunTitle',
  'cardOrder.begunText',
  'cardOrder.begunLink',
  'cardOrder.free',
  ...troubleMicrocopy,
] as const

/** Words of the steps after the first: they come when someone continues. */
export const laterStepsMicrocopy = [
  'cardOrder.plan',
  'cardOrder.planLegend',
  'cardOrder.noPlan',
  'cardOrder.noPlanText',
  'cardOrder.buyer',
  'cardOrder.buyerText',
  ...personMicrocopy,
  'cardOrder.firstNameMissing',
  'cardOrder.lastNameMissing',
  'cardOrder.emailHint',
  'cardOrder.emailMissing',
  'cardOrder.emailInvalid',
  'cardOrder.phone',
  'cardOrder.phoneHint',
  'cardOrder.phoneMissing',
  'cardOrder.phoneInvalid',
  'cardOrder.summary',
  'cardOrder.total',
  'cardOrder.vat',
  'cardOrder.works',
  'cardOrder.withdrawal',
  'cardOrder.withdrawalLink',
  'cardOrder.terms',
  'link.opensInNewTab',
  'cardOrder.termsLink',
  'cardOrder.termsMissing',
  'cardOrder.pay',
  'cardOrder.orderFree',
  'cardOrder.ordering',
  'cardOrder.print',
  'cardOrder.change',
  'cardOrder.unsure',
  'cardOrder.earlierAwaiting',
  'cardOrder.earlierPlaced',
  'cardOrder.earlierUnknown',
  'cardOrder.earlierOnce',
  'cardOrder.earlierSend',
  'cardOrder.orderBeside',
  'cardOrder.priceChanged',
  'cardOrder.PLAN_NOT_AVAILABLE',
  'cardOrder.BANK_NOT_AVAILABLE',
] as const

export type LaterWords = Words<typeof laterStepsMicrocopy>

/** Words that a SIM card's order begins with. */
export const simOrderMicrocopy = [
  ...commonMicrocopy,
  'cardOrder.card',
  'cardOrder.delivery',
  'cardOrder.methodLegend',
  'cardOrder.methodMissing',
  'cardOrder.parcelTerminal',
  'cardOrder.parcelTerminalLegend',
  'cardOrder.parcelTerminalMissing',
  'cardOrder.terminalSearch',
  'cardOrder.terminalSearchHint',
  'cardOrder.terminalNearest',
  'cardOrder.terminalNearestText',
  'cardOrder.terminalNearestAsking',
  'cardOrder.terminalNearestDone',
  'cardOrder.terminalNearestFailed',
  'cardOrder.terminalsFound',
  'cardOrder.terminalsNone',
  'cardOrder.address',
  'cardOrder.street',
  'cardOrder.streetHint',
  'cardOrder.streetMissing',
  'cardOrder.city',
  'cardOrder.cityMissing',
  'cardOrder.postalCode',
  'cardOrder.postalCodeHint',
  'cardOrder.postalCodeMissing',
  'cardOrder.postalCodeInvalid',
  'cardOrder.wayPrice',
  'cardOrder.PARCEL_TERMINAL_NOT_AVAILABLE',
] as const

export type SimOrderWords = Words<typeof simOrderMicrocopy>

/** Words that an eSIM's order begins with. */
export const esimOrderMicrocopy = [
  ...commonMicrocopy,
  'cardOrder.esim',
  'cardOrder.device',
  'cardOrder.deviceText',
  'cardOrder.deviceModel',
  'cardOrder.deviceLock',
  'cardOrder.deviceLegend',
  'cardOrder.eid',
  'cardOrder.eidText',
  'cardOrder.noEid',
  'cardOrder.noEidText',
  'cardOrder.deviceMissing',
  'cardOrder.deviceInvalid',
  'cardOrder.toSim',
] as const

export type EsimOrderWords = Words<typeof esimOrderMicrocopy>

/** What is in the form's place without script. */
export const simOrderStaticMicrocopy = ['cardOrder.needsScript'] as const

/** Words of the state of an order. */
export const simOrderStatusMicrocopy = [
  'cardOrder.loading',
  'cardOrder.nothingTitle',
  'cardOrder.nothingText',
  'cardOrder.toOrder',
  'cardOrder.failedTitle',
  'cardOrder.askAgain',
  'cardOrder.awaitingPayment',
  'cardOrder.awaitingPaymentText',
  'cardOrder.notBackText',
  'cardOrder.payNow',
  'cardOrder.late',
  'cardOrder.notPaid',
  'cardOrder.notPaidText',
  'cardOrder.orderAgain',
  'cardOrder.preparing',
  'cardOrder.preparingText',
  'cardOrder.unknown',
  'cardOrder.unknownText',
  'cardOrder.papers',
  'cardOrder.progress',
  'cardOrder.stageInstall',
  'cardOrder.stageActivate',
  'cardOrder.stageWorks',
  'cardOrder.stagePaid',
  'cardOrder.stagePosted',
  'cardOrder.stageDelivered',
  'cardOrder.posted',
  'cardOrder.delivered',
  'cardOrder.installed',
  'cardOrder.trackingNumber',
  'cardOrder.newNumber',
  'cardOrder.puk',
  'cardOrder.showPuk',
  'cardOrder.hidePuk',
  'cardOrder.pukStrongText',
  'cardOrder.pukStrong',
  'cardOrder.otherBrowser',
  'cardOrder.otherBrowserText',
  'cardOrder.reference',
  'cardOrder.referenceText',
  'cardOrder.orderedAt',
  'cardOrder.paidTotal',
  'cardOrder.toPayTotal',
  'cardOrder.free',
  'orders.title',
  'orderLookup.link',
  'cardOrder.saveLink',
  'cardOrder.saveLinkText',
  'cardOrder.tryAgain',
  'copy.done',
  'copy.failed',
  ...troubleMicrocopy,
] as const

export type SimOrderStatusWords = Words<typeof simOrderStatusMicrocopy>

/** The words that both have, and those that only one of them or a later step needs. */
export type OrderWords = Pick<SimOrderWords, keyof SimOrderWords & keyof EsimOrderWords> &
  Partial<SimOrderWords & EsimOrderWords & LaterWords>

export type LaterStepWords = OrderWords & LaterWords
