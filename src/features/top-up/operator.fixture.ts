import { onTestFinished, vi } from 'vitest'
import { apiPath, type Endpoint, type WireAnswerOf } from '../../operator/contract/endpoint.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { limits } from './top-up-inputs.fixture.ts'

type Answer = () => Response | Promise<Response>

export const answering =
  <E extends Endpoint>(_: E, answer: WireAnswerOf<E>): Answer =>
  () =>
    Response.json(answer)
export const failing =
  (status: number): Answer =>
  () =>
    Response.json({ code: 'INTERNAL' }, { status })
/** The call is still on its way when the test ends. */
export const silent: Answer = () => new Promise(() => {})

/** An operator for a component in the browser: every number is its own, and it says what it was sent. */
export function operatorInPage() {
  const sent: { path: string; body: unknown }[] = []
  const answers = new Map<string, Answer>()
  const operator = {
    answers: (endpoint: Endpoint, answer: Answer) => answers.set(apiPath(endpoint.path), answer),
    /** The requests that one endpoint was sent. */
    sentTo: ({ path }: Endpoint): unknown[] =>
      sent.filter((call) => call.path === apiPath(path)).map(({ body }) => body),
  }
  operator.answers(validateNumber, answering(validateNumber, { status: 'active', line: 'uoga' }))
  operator.answers(
    paymentMethodsAndCards,
    answering(paymentMethodsAndCards, {
      methods: ['card', 'bankLink'],
      minimumInCents: limits.minimum,
      maximumInCents: limits.maximum,
      presetSumsInCents: [...limits.presets],
      cardsDetails: [],
    }),
  )
  vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit) => {
    sent.push({ path: url.pathname, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return (answers.get(url.pathname) ?? failing(404))()
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return operator
}
