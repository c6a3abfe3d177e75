import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from '../../../src/i18n/language.ts'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { leads } from '../../../src/operator/contract/leads.ts'
import { leadsCaptcha } from '../../../src/operator/contract/leads-captcha.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { visitorOf } from '../visitor.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const options = () => ({ transport: { ...visitorOf(operator, site), clock: manualClock() } })

async function riddle(kind: 'picture' | 'question', language: (typeof languages)[number] = 'lt') {
  const outcome = await callEndpoint(leadsCaptcha, { kind, language }, options())
  if (outcome.kind !== 'answer') throw new Error(outcome.kind)
  return outcome.value
}

/** As a person reads a question. */
async function solved(language: (typeof languages)[number] = 'lt') {
  const set = await riddle('question', language)
  const [one, other] = ('question' in set ? set.question : '').match(/\d+/g) ?? []
  return { challengeId: set.challengeId, answer: String(Number(one) + Number(other)) }
}

const submit = (captcha: { challengeId: string; answer: string }, formId = 'form') =>
  callEndpoint(
    leads,
    {
      formId,
      name: 'Ona',
      phoneNumber: numberOf('699 99999'),
      privacyPolicyAccepted: true,
      marketingConsent: false,
      captcha,
      language: 'lt',
    },
    { ...options(), idempotencyKey: randomCode(26) },
  )

test.each(languages)('a lead is taken with the answer to a question in %s', async (language) => {
  expect(await submit(await solved(language))).toMatchObject({
    kind: 'answer',
    value: { leadReference: expect.stringMatching(/^U-/) },
  })
})

test('or with the digits of a picture, which is under the operator’s own address', async () => {
  const { challengeId } = await riddle('picture')
  const { answer } = await operator.database
    .selectFrom('captchas')
    .select('answer')
    .where('challengeId', '=', challengeId)
    .executeTakeFirstOrThrow()
  expect(await submit({ challengeId, answer })).toMatchObject({ kind: 'answer' })
})

test('a picture is pixels, drawn otherwise each time: nothing in it can be read as text', async () => {
  const set = await riddle('picture')
  const draw = async () => {
    const picture = await operator.fetch(new Request(site + ('picturePath' in set ? set.picturePath : '')))
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    return new Uint8Array(await picture.arrayBuffer())
  }
  const [one, other] = [await draw(), await draw()]
  expect(one).not.toEqual(other)
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 400, height: 128 })
  expect(await sharp(one).metadata()).not.toHaveProperty('comments')
})

test('of a challenge that was answered there is no picture', async () => {
  const set = await riddle('picture')
  await submit({ challengeId: set.challengeId, answer: 'wrong' })
  const picture = await operator.fetch(new Request(site + ('picturePath' in set ? set.picturePath : '')))
  expect(picture.status).toBe(404)
})

test('a challenge is answered once, in its time', async () => {
  const wrong = await solved()
  expect(await submit({ ...wrong, answer: '0' })).toMatchObject({ code: 'CAPTCHA_WRONG' })
  expect(await submit(wrong)).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
  const late = await solved()
  await operator.advance(limits.captchaLife)
  expect(await submit(late)).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
  expect(await submit({ challengeId: 'none', answer: '1' })).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
})

test('fifty answers to one challenge at once are one', async () => {
  const { challengeId, answer } = await solved()
  const guesses = Array.from({ length: 49 }, (_, guess) => String(Number(answer) + 1 + guess))
  const ends = await Promise.all([...guesses, answer].map((guess) => submit({ challengeId, answer: guess })))
  expect(ends.filter((end) => end.kind === 'answer')).toEqual([])
})

test('the same number is taken down once a day for a form', async () => {
  await submit(await solved())
  expect(await submit(await solved())).toMatchObject({ code: 'ALREADY_SUBMITTED' })
  expect(await submit(await solved(), 'another-form')).toMatchObject({ kind: 'answer' })
  await operator.advance(limits.leadPause)
  expect(await submit(await solved())).toMatchObject({ kind: 'answer' })
})
