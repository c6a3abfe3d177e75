import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { acquirerPage, isAcquirers, notificationHeaders, testCards, wayBack } from './acquirer.ts'
import { endAtSite, findLogIn, sendCode, takeCode, wayBackFrom } from './log-in.ts'
import type { Operator } from './operator.ts'
import { formPage, words } from './pages.ts'
import { decideTopUp, findTopUp, Outcome } from './top-ups.ts'

const Named = v.object({ name: v.string() })
const Filled = v.object({ does: v.string(), value: v.string() })

/** The pages to which a browser is led, and the acquirer's word from server to server: none of it is the contract's. */
export function serveProviders(app: FastifyInstance, operator: Operator, acquirerSecret: string): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // A notification is signed as it was sent, so it is read as text.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))

  // Nothing of the inside is for who reads it.
  app.setErrorHandler((error, _, reply) => {
    console.error(error)
    return reply.status(400).send()
  })

  const show = (reply: FastifyReply, html: string) =>
    reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'self' ${operator.siteOrigin}`,
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)

  const logInPage = (language: keyof typeof words, step: 'number' | 'code', told?: string) => {
    const say = words[language]
    return formPage({
      language,
      title: say.logIn,
      told,
      ...(step === 'number'
        ? { field: { label: say.number, autocomplete: 'tel' }, does: 'number', go: say.sendCode }
        : { field: { label: say.code, autocomplete: 'one-time-code' }, does: 'code', go: say.confirm }),
    })
  }

  app.get('/id/:name', async (request, reply) => {
    const { name } = v.parse(Named, request.params)
    const logIn = findLogIn(operator, name)
    return logIn
      ? show(reply, logInPage(logIn.language, 'number'))
      : reply.redirect(wayBackFrom(operator, name), 303)
  })

  app.post('/id/:name', async (request, reply) => {
    const { name } = v.parse(Named, request.params)
    const logIn = findLogIn(operator, name)
    const { does, value } = v.parse(Filled, request.body)
    if (!logIn) return reply.redirect(wayBackFrom(operator, name), 303)
    const { language } = logIn
    if (does === 'cancel') return reply.redirect(endAtSite(operator, logIn, 'cancelled'), 303)
    if (does === 'number') {
      sendCode(operator, logIn, asPhoneNumber(value))
      return show(reply, logInPage(language, 'code'))
    }
    return takeCode(operator, logIn, value.trim())
      ? reply.redirect(endAtSite(operator, logIn, 'confirmed'), 303)
      : show(reply, logInPage(language, 'code', words[language].wrongCode))
  })

  app.get('/acquirer/:name', async (request, reply) => {
    const topUp = findTopUp(operator, v.parse(Named, request.params).name)
    if (!topUp) return reply.redirect(operator.siteOrigin, 303)
    return topUp.state === 'pending'
      ? show(reply, acquirerPage(topUp))
      : reply.redirect(wayBack(operator, topUp), 303)
  })

  app.post('/acquirer/:name', async (request, reply) => {
    const topUp = findTopUp(operator, v.parse(Named, request.params).name)
    const { does, value } = v.parse(Filled, request.body)
    if (!topUp) return reply.redirect(operator.siteOrigin, 303)
    const outcome = does === 'cancel' ? { state: 'cancelled' } : testCards[value.replace(/\s/g, '')]
    if (!outcome) return show(reply, acquirerPage(topUp, words[topUp.language].noCard))
    const body = JSON.stringify({ paymentReference: topUp.reference, amountInCents: topUp.cents, ...outcome })
    await fetch(`${operator.ownOrigin}/acquirer-notifications`, {
      method: 'POST',
      headers: notificationHeaders(acquirerSecret, operator.now(), body),
      body,
    })
    return reply.redirect(wayBack(operator, topUp), 303)
  })

  app.post('/acquirer-notifications', async (request, reply) => {
    const body = String(request.body)
    if (!isAcquirers(acquirerSecret, operator.now(), request.headers, body)) return reply.status(401).send()
    decideTopUp(operator, v.parse(Outcome, JSON.parse(body)))
    return reply.status(204).send()
  })
}

/** As people write a number: `612 34567`, `8 612 34567`, `+370 612 34567`. */
const asPhoneNumber = (typed: string): string => `+370${typed.replace(/\D/g, '').slice(-8)}`
