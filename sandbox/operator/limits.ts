import { toCents } from '../../src/lib/money.ts'

const second = 1000
const minute = 60 * second
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** How often, how long and how much, in one place. Times are milliseconds of the sandbox's clock, sums cents. */
export const limits = {
  code: {
    life: 5 * minute,
    /** Guesses at one code. */
    attempts: 3,
    /** Between two texts to one number for the same purpose, regardless of who asks. */
    resendDelay: 30 * second,
    /** Texts to one number for one purpose that one caller gets within the window, and wrong guesses at their codes. */
    textsInWindow: 8,
    wrongGuessesInWindow: 9,
    window: hour,
    /** Texts to one number for one purpose, from all callers together: the pause between two of them grows. */
    textsFromAll: { free: 8, first: minute, longest: quarter, window: day },
  },
  /** What a top-up may cost, on either line. */
  topUp: {
    minimumInCents: toCents(3_00),
    maximumInCents: toCents(100_00),
    presetSumsInCents: [5_00, 10_00, 15_00, 20_00, 30_00].map(toCents),
  },
  /** A balance may be used so long after a top-up. */
  balanceLife: 180 * day,
  account: {
    /** Records of the history in one answer, and how many where the question names no number. */
    mostRecords: 1000,
    recordsUnasked: 20,
    /** Orders in one answer. */
    mostOrders: 50,
    /** Letters; what is longer is cut. */
    longestNickname: 30,
    /** An account that is closed is kept so long: it may be taken back. */
    closing: 30 * day,
    /** So long after a new profile is asked for another device has installed it. */
    esimMove: 5 * minute,
    /** Months of one service report. */
    longestReport: 12,
  },
  /** How long the page of a card or a bank can be used; then the payment expires. */
  paymentLife: quarter,
  /**
   * Calls of one kind within a time, by the visitor's address and by session or account; then 429 until it is over.
   * Many people share an address of a mobile network: it may have more than one person needs.
   */
  calls: {
    any: { byAddress: 600, bySession: 300, within: minute },
    /** What tells about a number: whose it is, whether it works. */
    lookUps: { byAddress: 60, bySession: 30, within: 10 * minute },
    logIns: { byAddress: 60, bySession: 30, within: 10 * minute },
    payments: { byAddress: 60, bySession: 20, within: 10 * minute },
    simOrders: { byAddress: 20, bySession: 10, within: hour },
    /** Nothing is paid, and a number is given away. Why: docs/decisions/0077-free-esims-without-a-challenge.md */
    freeEsims: { byAddress: 3, bySession: 2, within: day },
    challenges: { byAddress: 60, bySession: 30, within: 10 * minute },
    leads: { byAddress: 10, bySession: 5, within: hour },
    /** Texts with a code, whatever number they go to. */
    texts: { byAddress: 30, bySession: 20, within: hour },
  },
  logIn: {
    /** From the site to the provider and back. */
    life: 15 * minute,
    /** From the provider's page to the operator's callback. */
    ticketLife: minute,
  },
  declaration: {
    /** Wrong PUKs of a number by one caller, and how long none is taken from them after the last. */
    pukAttempts: 3,
    pukPause: 24 * hour,
    /** Wrong PUKs of a number by all callers together: about a hundred a day, of a hundred million that there are. */
    wrongPuksFromAll: { free: 9, first: minute, longest: quarter, window: day },
    /** Identity checks of one declaration; each can be begun and submitted within its life. */
    identityChecks: 3,
    identityCheckLife: 30 * minute,
    /** A user who showed a document waits so long at the screen; what is found later is texted. */
    waitsAtScreen: 30 * second,
    /** Years. */
    youngest: 14,
    delayedActivation: 10 * minute,
    failingActivation: minute,
  },
  /** A challenge of the lead form can be answered. */
  captchaLife: 10 * minute,
  /** The same number isn't called back twice for the same form. */
  leadPause: day,
  /** So long after each state of a SIM's or an eSIM's order the next one comes. */
  simOrder: {
    paid: day,
    posted: 2 * day,
    delivered: undefined,
    preparing: 5 * second,
    /** A device installs the profile: see the control page. */
    ready: undefined,
    installed: undefined,
  },
  /** So long after an eSIM is ready who ordered it sees its PUK without a strong log-in. */
  pukOfOrder: day,
  session: {
    /** Ends so long after the last call, and however busy so long after the log-in. */
    idle: 30 * minute,
    longest: 12 * hour,
    /** A guest's ends so long after the last call: longer than a site keeps a key whose answer it lacks. */
    guest: 2 * day,
    /** So long after a strong log-in its proof is good for what demands one. */
    strongFor: quarter,
  },
  plans: {
    /** The most plans that one order may hold. */
    mostInOrder: 20,
    activationTakes: minute,
    terminationTakes: minute / 2,
    /** So long before a period ends the balance is looked at. */
    renewalNotice: 3 * day,
    /** A contract can be withdrawn from. */
    withdrawal: 14 * day,
  },
  /** As each alert is by itself, and the sums to choose from. The cap abroad is the one that EU law has by default. */
  alerts: {
    BALANCE_BELOW: {
      isOn: false,
      amountInCents: toCents(2_00),
      amountsInCents: [1_00, 2_00, 3_00, 5_00, 10_00].map(toCents),
    },
    DATA_80: { isOn: true, amountInCents: null, amountsInCents: [] },
    DATA_100: { isOn: true, amountInCents: null, amountsInCents: [] },
    RENEWAL_NOT_COVERED: { isOn: true, amountInCents: null, amountsInCents: [] },
    ROAMING_ENTERED: { isOn: true, amountInCents: null, amountsInCents: [] },
    ROAMING_CAP: {
      isOn: true,
      amountInCents: toCents(50_00),
      amountsInCents: [10_00, 20_00, 30_00, 50_00, 100_00].map(toCents),
    },
    SPENDING_CAP: {
      isOn: false,
      amountInCents: toCents(10_00),
      amountsInCents: [5_00, 10_00, 20_00, 30_00, 50_00].map(toCents),
    },
  },
  autoTopUp: {
    /** O'clock in Vilnius. */
    hour: 9,
    notice: 2 * day,
    /** Tries at one month's payment, and how far apart. */
    attempts: 3,
    retryAfter: day,
  },
} as const

export type CallKind = keyof typeof limits.calls
