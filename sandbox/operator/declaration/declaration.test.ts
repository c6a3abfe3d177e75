import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { signIn } from '../log-in/sessions.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber, putNumber } from '../phone-numbers.ts'
import { visitorOf } from '../visitor.ts'
import { adult, child, type Declarer, declarerOf } from './declarer.fixture.ts'
import { ageOf } from './identity.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const rasa = numberOf('612 34567')
const puk = '12345678'
const stranger = '192.0.2.1'
const { pukAttempts, pukPause } = limits.declaration

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const guest = (address = '') => declarerOf(visitorOf(operator, site, '', address))
const customer = async (phoneNumber = rasa, strong = false) =>
  declarerOf(visitorOf(operator, site, await signIn(operator.database, start, { phoneNumber, strong })))

async function openCheck(declarer: Declarer): Promise<string> {
  const opened = await declarer.check()
  if (typeof opened === 'string') throw new Error(opened)
  return opened.sessionUrl
}

/** As far as the identity's approval. */
async function identify(declarer: Declarer, number: PhoneNumber) {
  await declarer.link(number)
  await declarer.puk(puk)
  await declarer.showDocument(await openCheck(declarer))
  await operator.advance(3000)
}

const holderOf = async (number: PhoneNumber) => {
  const { partnerId, ownershipType, registration } = (await findNumber(operator.database, number)) ?? {}
  return { partnerId, ownershipType, registration }
}

describe('what a number needs', () => {
  test.each([
    ['699 99999', 'INVALID_PHONE_NUMBER', 'ERROR'],
    ['645 67890', 'DEFAULT', 'ERROR'],
    ['670 00009', 'DECLARED_AWAITING_ACTIVATION', 'WARN'],
    ['670 00010', 'DECLARATION_RETRY_THRESHOLD_REACHED', 'ERROR'],
  ])('%s: %s for everybody', async (number, key, type) => {
    for (const declarer of [guest(), await customer()])
      expect(await declarer.link(numberOf(number))).toMatchObject({
        linkPhoneNumberResponseKey: { key },
        linkPhoneNumberResponseType: type,
        flowType: null,
        declarationId: null,
      })
  })

  test.each([
    ['612 34567', 'ALREADY_ACTIVE'],
    ['623 45678', 'ALREADY_LINKED_TO_SAME_ACCOUNT'],
    ['634 56789', 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT'],
    ['690 00002', 'FAILED_TO_SEND_VERIFICATION_CODE'],
  ])('%s: %s for Rasa', async (number, key) => {
    expect(await (await customer()).link(numberOf(number))).toMatchObject({
      linkPhoneNumberResponseKey: { key },
      flowType: null,
    })
  })

  test('one that works and that no one has added: a code for a customer, a log-in for a guest', async () => {
    const { phoneNumber } = await putNumber(operator.database, start, { partnerId: null })
    expect(await guest().link(phoneNumber)).toMatchObject({ flowType: 'LINK_SIM', attemptsLeft: null })
    const texts = operator.database.selectFrom('texts').select('phoneNumber')
    expect(await texts.execute()).toEqual([])
    const declarer = await customer()
    expect(await declarer.link(phoneNumber)).toMatchObject({
      flowType: 'LINK_SIM',
      attemptsLeft: limits.code.attempts,
      restrictedUntil: start + limits.code.resendDelay,
    })
    expect(await texts.execute()).toEqual([{ phoneNumber }])
    expect(await declarer.link(phoneNumber)).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'SMS_RETRY_DELAY' },
      restrictedUntil: start + limits.code.resendDelay,
    })
    for (let sent = 1; sent < limits.code.textsInWindow; sent++) {
      await operator.advance(limits.code.resendDelay)
      await declarer.link(phoneNumber)
    }
    expect(await declarer.link(phoneNumber)).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'SMS_RETRY_THRESHOLD_REACHED' },
    })
  })
})

describe('the whole way', () => {
  test('a guest activates a number, and can log in with it afterwards', async () => {
    const declarer = guest()
    const number = numberOf('670 00001')
    expect(await declarer.link(number)).toMatchObject({ flowType: 'DECLARE_SIM', attemptsLeft: pukAttempts })
    expect(await declarer.puk(puk)).toEqual({ declarationStatus: 'DECLARATION_VERIFICATION_PENDING' })
    expect(await declarer.verification()).toBe('VERIFICATION_NOT_BEGUN')
    const page = await openCheck(declarer)
    expect(await declarer.verification()).toEqual({ verificationStatus: 'created' })
    expect(await declarer.confirm()).toBe('IDENTITY_NOT_VERIFIED')
    await declarer.showDocument(page)
    expect(await declarer.verification()).toEqual({ verificationStatus: 'submitted' })
    await operator.advance(1000)
    expect(await declarer.verification()).toEqual({ verificationStatus: 'inReview' })
    await operator.advance(2000)
    expect(await declarer.verification()).toEqual({
      verificationStatus: 'approved',
      person: { firstName: 'Nauja', lastName: 'Serbentaitė', dateOfBirth: '1999-11-11' },
    })
    expect(await declarer.activation()).toBe('NOT_CONFIRMED')
    const done = { activationStatus: 'SUCCEEDED', phoneNumber: number }
    expect(await declarer.confirm()).toEqual(done)
    expect(await declarer.activation()).toEqual(done)
    expect(await holderOf(number)).toMatchObject({ partnerId: null, registration: 'registered' })
  })

  test('a customer gets the number into the account, with what was said about marketing', async () => {
    const declarer = await customer()
    const number = numberOf('670 00006')
    await identify(declarer, number)
    const asked = { activationStatus: 'FAILED', phoneNumber: number, reason: 'marketingConsentRequired' }
    expect(await declarer.confirm()).toEqual(asked)
    expect(await declarer.activation()).toBe('NOT_CONFIRMED')
    expect(await declarer.consents()).toEqual({ marketingConsentOutcome: 'MARKETING_CONSENT_PROVIDED' })
    expect(await declarer.confirm()).toMatchObject({ activationStatus: 'SUCCEEDED' })
    expect(await holderOf(number)).toEqual({
      partnerId: 'P-1001',
      ownershipType: 'DECLARED',
      registration: 'registered',
    })
    const account = operator.database.selectFrom('accounts').where('partnerId', '=', 'P-1001')
    expect(await account.select(['smsMarketingConsent', 'phoneMarketingConsent']).execute()).toEqual([
      { smsMarketingConsent: 'ACCEPTED', phoneMarketingConsent: 'REJECTED' },
    ])
  })

  test('activation may take its time, or fail and be begun again', async () => {
    const [slow, failing] = [guest(), guest()]
    await identify(slow, numberOf('670 00002'))
    await identify(failing, numberOf('670 00003'))
    for (const declarer of [slow, failing])
      expect(await declarer.confirm()).toMatchObject({ activationStatus: 'ACTIVATION_IN_PROGRESS' })
    expect(await guest().link(numberOf('670 00002'))).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'DECLARED_AWAITING_ACTIVATION' },
    })
    await operator.advance(limits.declaration.failingActivation)
    expect(await failing.activation()).toMatchObject({ activationStatus: 'FAILED', reason: 'normal' })
    expect(await slow.activation()).toMatchObject({ activationStatus: 'ACTIVATION_IN_PROGRESS' })
    await operator.advance(limits.declaration.delayedActivation)
    expect(await slow.activation()).toMatchObject({ activationStatus: 'SUCCEEDED' })
    expect(await failing.confirm()).toMatchObject({ activationStatus: 'ACTIVATION_IN_PROGRESS' })
  })

  test('of two who declare one number, one gets it', async () => {
    const [first, second] = [guest(), guest()]
    const number = numberOf('670 00001')
    await identify(first, number)
    await identify(second, number)
    const ends = await Promise.all([first.confirm(), second.confirm()])
    expect(ends).toEqual([
      { activationStatus: 'SUCCEEDED', phoneNumber: number },
      { activationStatus: 'FAILED', phoneNumber: number, reason: 'normal' },
    ])
  })

  test('who logs in on the way continues with the same declaration', async () => {
    const visitor = visitorOf(operator, site)
    const declarer = declarerOf(visitor)
    await declarer.link(numberOf('670 00004'))
    expect(await declarer.puk(puk)).toMatchObject({ reason: 'strongAuthRequired', attemptsLeft: null })
    const begun = await visitor.fetch(new URL(`${site}/api/v1/smart-id-strong-login`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: 'lt', returnPath: '/aktyvuok', logInPath: '/prisijungti' }),
    })
    const { redirectUrl } = await begun.json()
    await visitor.open((await visitor.sendForm(redirectUrl, { personalCode: adult })) ?? '')
    expect(await declarer.puk(puk)).toEqual({ declarationStatus: 'DECLARATION_VERIFICATION_PENDING' })
  })
})

describe('what is in the way', () => {
  test('a wrong PUK: the tries left are reported, after the last none is taken from there for a day', async () => {
    const declarer = guest(stranger)
    const number = numberOf('670 00001')
    await declarer.link(number)
    for (let left = pukAttempts - 1; left > 0; left--)
      expect(await declarer.puk('00000000')).toMatchObject({
        declarationStatus: 'DECLARATION_FAILED',
        reason: 'invalidPUKCode',
        attemptsLeft: left,
        restrictedUntil: null,
      })
    const locked = {
      declarationStatus: 'DECLARATION_FAILED',
      reason: 'retryThresholdReached',
      attemptsLeft: 0,
      restrictedUntil: start + pukPause,
    }
    expect(await declarer.puk('00000000')).toEqual(locked)
    expect(await declarer.puk(puk)).toEqual(locked)
    expect(await guest(stranger).link(number)).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'DECLARATION_RETRY_THRESHOLD_REACHED' },
    })
    await operator.advance(pukPause)
    const later = guest(stranger)
    await later.link(number)
    expect(await later.puk(puk)).toEqual({ declarationStatus: 'DECLARATION_VERIFICATION_PENDING' })
  })

  test('a stranger who is out of tries keeps no one else from the number', async () => {
    const number = numberOf('670 00001')
    const wrong = guest(stranger)
    await wrong.link(number)
    for (let tries = 0; tries < pukAttempts; tries++) await wrong.puk('00000000')
    const holder = guest('198.51.100.7')
    expect(await holder.link(number)).toMatchObject({ flowType: 'DECLARE_SIM', attemptsLeft: pukAttempts })
    expect(await holder.puk(puk)).toEqual({ declarationStatus: 'DECLARATION_VERIFICATION_PENDING' })
  })

  test('another address brings the same browser no more tries, nor another log-in the same account', async () => {
    const number = numberOf('670 00001')
    const cookie = () => signIn(operator.database, start, { phoneNumber: rasa })
    const first = declarerOf(visitorOf(operator, site, await cookie(), stranger))
    await first.link(number)
    for (let tries = 0; tries < pukAttempts; tries++) await first.puk('00000000')
    const moved = declarerOf(visitorOf(operator, site, await cookie(), '198.51.100.7'))
    expect(await moved.link(number)).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'DECLARATION_RETRY_THRESHOLD_REACHED' },
    })
  })

  test('guesses from everywhere make everybody wait, for minutes and not for a day', async () => {
    const number = numberOf('670 00001')
    const { free, first, longest } = limits.declaration.wrongPuksFromAll
    const guessFrom = async (address: number, guess: string) => {
      const declarer = guest(`203.0.113.${address}`)
      await declarer.link(number)
      return declarer.puk(guess)
    }
    for (let address = 1; address < free; address++)
      expect(await guessFrom(address, '00000000')).toMatchObject({ reason: 'invalidPUKCode' })
    expect(await guessFrom(free, '00000000')).toMatchObject({
      reason: 'retryThresholdReached',
      attemptsLeft: 0,
      restrictedUntil: start + first,
    })
    expect(await guest('198.51.100.7').link(number)).toMatchObject({
      linkPhoneNumberResponseKey: { key: 'DECLARATION_RETRY_THRESHOLD_REACHED' },
      restrictedUntil: start + first,
    })
    for (let address = free + 1; address < 250; address++) {
      await operator.advance(first)
      await guessFrom(address, '00000000')
    }
    // Four hours of guessing every minute from ever new places.
    const guesses = await operator.database
      .selectFrom('wrongPuks')
      .where('phoneNumber', '=', number)
      .selectAll()
      .execute()
    expect(guesses.length).toBeLessThan(free + 4 + (240 * first) / longest + 1)
    await operator.advance(longest)
    expect(await guessFrom(251, puk)).toEqual({ declarationStatus: 'DECLARATION_VERIFICATION_PENDING' })
  })

  test('fifty PUKs side by side, from five browsers of one address, are as many tries as one after another', async () => {
    const declarers = Array.from({ length: 5 }, () => guest(stranger))
    for (const declarer of declarers) await declarer.link(numberOf('670 00001'))
    const guesses = Array.from({ length: 50 }, (_, index) => (index < 45 ? String(10_000_000 + index) : puk))
    const ends = await Promise.all(guesses.map((guess, index) => declarers[index % 5]?.puk(guess)))
    expect(JSON.stringify(ends)).not.toContain('PENDING')
    expect(ends.filter((end) => JSON.stringify(end).includes('invalidPUKCode'))).toHaveLength(pukAttempts - 1)
  })

  test.each([
    ['strong log-in before the PUK', '670 00004', 'puk', 'strongAuthRequired'],
    ['strong log-in before the end', '670 00005', 'confirm', 'strongAuthRequired'],
    ['consents', '670 00006', 'confirm', 'marketingConsentRequired'],
    ['something unnamed', '670 00008', 'puk', 'normal'],
  ] as const)('%s: %s', async (_name, number, call, reason) => {
    const declarer = await customer()
    if (call === 'confirm') await identify(declarer, numberOf(number))
    else await declarer.link(numberOf(number))
    expect(await (call === 'confirm' ? declarer.confirm() : declarer.puk(puk))).toMatchObject({ reason })
  })

  test('strong log-in, once done, no more', async () => {
    const declarer = await customer(rasa, true)
    await identify(declarer, numberOf('670 00005'))
    expect(await declarer.confirm()).toMatchObject({ activationStatus: 'SUCCEEDED' })
  })

  test('consents that can’t be kept', async () => {
    const declarer = guest()
    await identify(declarer, numberOf('670 00007'))
    expect(await declarer.consents()).toEqual({
      marketingConsentOutcome: 'FAILED_TO_PROVIDE_MARKETING_CONSENT',
    })
  })

  test('no identity check without the PUK', async () => {
    const declarer = guest()
    await declarer.link(numberOf('670 00001'))
    expect(await declarer.check()).toBe('PUK_NOT_VERIFIED')
  })

  test('someone else’s declaration is none: each call says the same as for one that never was', async () => {
    const owner = await customer()
    await identify(owner, numberOf('670 00001'))
    for (const id of [owner.id(), 'none-at-all'])
      for (const other of [guest(), await customer(numberOf('634 56789'))]) {
        other.hasId(id)
        for (const call of ['check', 'verification', 'consents', 'confirm', 'activation'] as const)
          expect(await other[call]()).toBe('DECLARATION_NOT_FOUND')
        expect(await other.puk(puk)).toBe('DECLARATION_NOT_FOUND')
      }
  })
})

describe('how an identity check ends', () => {
  const begun = async () => {
    const declarer = guest()
    await declarer.link(numberOf('670 00001'))
    await declarer.puk(puk)
    return { declarer, page: await openCheck(declarer) }
  }

  test.each([
    [adult, 'declined', { verificationStatus: 'declined', reason: 'normal' }],
    [child, 'approved', { verificationStatus: 'declined', reason: 'ageRequirementsNotMet' }],
    [
      adult,
      'documentUnreadable',
      { verificationStatus: 'resubmissionRequested', problem: 'documentUnreadable' },
    ],
    [
      adult,
      'documentNotAccepted',
      { verificationStatus: 'resubmissionRequested', problem: 'documentNotAccepted' },
    ],
    [adult, 'faceNotVisible', { verificationStatus: 'resubmissionRequested', problem: 'faceNotVisible' }],
  ])('%s, %s', async (personalCode, finding, verification) => {
    const { declarer, page } = await begun()
    await declarer.showDocument(page, personalCode, finding)
    await operator.advance(3000)
    expect(await declarer.verification()).toEqual(verification)
    expect(await declarer.confirm()).toBe('IDENTITY_NOT_VERIFIED')
    expect(await openCheck(declarer)).not.toBe(page)
  })

  test('cancelled on its page, left open, or never opened', async () => {
    const [cancelled, left, unopened] = [await begun(), await begun(), await begun()]
    const visitor = visitorOf(operator, site)
    await visitor.sendForm(`${cancelled.page}/cancel`, {})
    await visitor.sendForm(`${left.page}/start`, {})
    expect(await cancelled.declarer.verification()).toEqual({ verificationStatus: 'abandoned' })
    expect(await left.declarer.verification()).toEqual({ verificationStatus: 'started' })
    await operator.advance(limits.declaration.identityCheckLife - 1)
    // The session is kept by asking, as the page that waits does.
    for (const { declarer } of [left, unopened]) await declarer.verification()
    await operator.advance(1)
    expect(await left.declarer.verification()).toEqual({ verificationStatus: 'abandoned' })
    expect(await unopened.declarer.verification()).toEqual({ verificationStatus: 'expired' })
  })

  test('the one under way continues; of ended ones there are three, then no more', async () => {
    const { declarer, page } = await begun()
    expect(await openCheck(declarer)).toBe(page)
    let current = page
    for (let check = 1; check < limits.declaration.identityChecks; check++) {
      await declarer.showDocument(current, adult, 'declined')
      await operator.advance(3000)
      expect(await declarer.verification()).toMatchObject({ reason: 'normal' })
      current = await openCheck(declarer)
    }
    await declarer.showDocument(current, adult, 'declined')
    await operator.advance(3000)
    expect(await declarer.verification()).toMatchObject({ reason: 'retryThresholdReached' })
    expect(await declarer.check()).toBe('VERIFICATION_THRESHOLD_REACHED')
  })

  test('submitted twice, the first counts', async () => {
    const { declarer, page } = await begun()
    await declarer.showDocument(page, adult, 'approved')
    await declarer.showDocument(page, child, 'declined')
    await operator.advance(60_000)
    expect(await declarer.verification()).toMatchObject({ verificationStatus: 'approved' })
  })

  test.each([
    ['approved', adult, /viskas gerai/],
    ['approved', child, /patvirtinti nepavyko/],
    ['documentUnreadable', adult, /patvirtinti nepavyko/],
  ])(
    '%s of %s after half a minute comes as a text, and sooner as none',
    async (finding, personalCode, text) => {
      const [late, quick] = [await begun(), await begun()]
      const texts = operator.database.selectFrom('texts').select('text')
      await late.declarer.showDocument(late.page, personalCode, finding, '600')
      await quick.declarer.showDocument(quick.page, personalCode, finding)
      await operator.advance(limits.declaration.waitsAtScreen)
      expect(await texts.execute()).toEqual([])
      await operator.advance(600_000 - limits.declaration.waitsAtScreen)
      expect(await texts.execute()).toEqual([{ text: expect.stringMatching(text) }])
    },
  )

  test('submitted or cancelled, it leads back to the page that it was begun on, and nowhere else', async () => {
    const [submitted, cancelled] = [await begun(), await begun()]
    expect(await submitted.declarer.showDocument(submitted.page)).toBe(`${site}/aktyvuok`)
    const visitor = visitorOf(operator, site)
    expect(await visitor.sendForm(`${cancelled.page}/cancel`, {})).toBe(`${site}/aktyvuok`)
  })

  test('sent without a person, it leads to a page that says so once: Back and a reload send nothing again', async () => {
    const { page } = await begun()
    const visitor = visitorOf(operator, site)
    await visitor.sendForm(`${page}/start`, {})
    expect(await visitor.sendForm(`${page}/submit`, {})).toBe(page)
    const shown = async () => (await operator.fetch(new Request(page))).text()
    expect(await shown()).toContain('class="problems"')
    expect(await shown()).not.toContain('class="problems"')
  })
})

test.each([
  ['2012-01-16', 13],
  ['2012-01-15', 14],
  ['2012-01-14', 14],
  ['2011-12-31', 14],
])('born on %s, one is %i on 15 January 2026', (born, age) => {
  expect(ageOf(born, start)).toBe(age)
})
