import type { Hono } from 'hono'
import { randomCode } from '../../../src/lib/random-code.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { leads } from '../../../src/operator/contract/leads.ts'
import { leadsCaptcha } from '../../../src/operator/contract/leads-captcha.ts'
import type { ApiOptions } from '../api-options.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refuse.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { makeDigits, makeQuestion, pictureOf, setRiddle, solve } from './captcha.ts'

const picturePath = apiPath('/v1/leads/captcha/picture')

/** Asking to be called back, and the challenge that goes with it. */
export function serveLeads(app: Hono, { database, clock }: ApiOptions): void {
  const setOne: Handler<typeof leadsCaptcha> = async (within, { kind, language }) => {
    if (kind === 'picture') {
      const { challengeId, expiresAt } = await setRiddle(within, clock.now(), makeDigits())
      return {
        answer: {
          kind,
          challengeId,
          expiresAt: formatInstant(expiresAt),
          picturePath: `${picturePath}?challengeId=${challengeId}`,
        },
      }
    }
    const { question, answer } = makeQuestion(language)
    const { challengeId, expiresAt } = await setRiddle(within, clock.now(), answer)
    return { answer: { kind, challengeId, expiresAt: formatInstant(expiresAt), question } }
  }

  const take: Handler<typeof leads> = async (within, request) => {
    const now = clock.now()
    const solved = await solve(within, now, request.captcha)
    if (solved !== 'right') return { refusal: solved === 'wrong' ? 'CAPTCHA_WRONG' : 'CAPTCHA_EXPIRED' }
    const { formId, phoneNumber, name, email = null } = request
    const before = await within
      .selectFrom('leads')
      .select('leadReference')
      .where('formId', '=', formId)
      .where('phoneNumber', '=', phoneNumber)
      .where('submittedAt', '>', now - limits.leadPause)
      .executeTakeFirst()
    if (before) return { refusal: 'ALREADY_SUBMITTED' }
    const leadReference = `U-${randomCode(8)}`
    const marketingConsent = request.marketingConsent ? 1 : 0
    await within
      .insertInto('leads')
      .values({ leadReference, formId, phoneNumber, name, email, marketingConsent, submittedAt: now })
      .execute()
    return { answer: { leadReference } }
  }

  serveEndpoint(app, { database, clock }, leadsCaptcha, setOne)
  serveEndpoint(app, { database, clock }, leads, take)
  app.get(picturePath, async (context) => {
    const picture = await pictureOf(database, context.req.query('challengeId') ?? '')
    return picture ? context.body(picture, 200, { 'Content-Type': 'image/png' }) : refuse('NOT_FOUND')
  })
}
