const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How often and how long, in one place. Times are milliseconds of the sandbox's clock. */
export const limits = {
  code: {
    life: 5 * minute,
    /** Guesses at one code. */
    attempts: 3,
    /** Between two texts with a code for the same purpose. */
    resendDelay: 30 * second,
    /** Texts with a code, and wrong guesses, that one number takes for one purpose within the window. */
    textsInWindow: 8,
    wrongGuessesInWindow: 9,
    window: hour,
  },
  logIn: {
    /** From the site to the provider and back. */
    life: 15 * minute,
    /** From the provider's page to the operator's callback. */
    ticketLife: minute,
  },
  declaration: {
    /** Wrong PUKs of a number, and how long none is taken after the last. */
    pukAttempts: 3,
    pukPause: 24 * hour,
    /** Identity checks of one declaration; each can be begun and submitted within its life. */
    identityChecks: 3,
    identityCheckLife: 30 * minute,
    /** Whoever showed a document waits so long at the screen; what is found later is texted. */
    waitsAtScreen: 30 * second,
    /** Years. */
    youngest: 14,
    delayedActivation: 10 * minute,
    failingActivation: minute,
  },
  /** A riddle of the lead form can be answered. */
  captchaLife: 10 * minute,
  /** The same number isn't called back twice for the same form. */
  leadPause: day,
  /** So long after each state of a card's or an eSIM's order the next one comes. */
  cardOrder: {
    paid: day,
    posted: 2 * day,
    delivered: undefined,
    preparing: 5 * second,
    /** A device installs the profile: see the control page. */
    ready: undefined,
    installed: undefined,
  },
  session: {
    /** Ends so long after the last call, and however busy so long after the log-in. */
    idle: 30 * minute,
    longest: 12 * hour,
  },
  plans: {
    activationTakes: minute,
    terminationTakes: minute / 2,
    /** So long before a period ends the balance is looked at. */
    renewalNotice: 3 * day,
    /** A contract can be withdrawn from. */
    withdrawal: 14 * day,
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
