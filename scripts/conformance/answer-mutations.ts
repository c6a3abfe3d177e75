import { type Alter, operationOf } from './field-mutations.ts'

/** A mistake in the whole of an operation's answers: each of them is the first that was given. */
export interface AnswerMutation {
  operation: string
  /** To the same session · to any, as from a cache that is shared. */
  mistake: 'stale' | 'of another customer'
}

/** What is the same for everyone, at all times that the suite can bring about. */
const ofEveryone = [
  'query avatars',
  'query priceOwnPlan',
  'GET /api/v1/plan-prices',
  'GET /api/v1/banklink/bank-list',
  'GET /api/v1/sim-orders/offer',
  'GET /api/v1/esim-orders/offer',
  'GET /api/v1/game-registration/period',
]

/** What is a customer’s own, and stays as it is. */
const lasting = ['query showSimSecrets', 'query esimProfiles', 'query GET_TELIA_ACCOUNT']

/** The mistakes in answers to operations that only read. */
export const answerMutationsOf = (operations: readonly string[]): AnswerMutation[] =>
  operations
    .filter((operation) => /^(GET|query) /.test(operation) && !ofEveryone.includes(operation))
    .flatMap((operation): AnswerMutation[] => [
      { operation, mistake: 'of another customer' },
      ...(lasting.includes(operation) ? [] : [{ operation, mistake: 'stale' } as const]),
    ])

/** Lets an operator make one such mistake. */
export function repeating({ operation, mistake }: AnswerMutation): Alter {
  const first = new Map<string, string>()
  return (answer) => async (request) => {
    if ((await operationOf(request.clone())) !== operation) return answer(request)
    const session = mistake === 'stale' ? request.headers.get('Cookie') : 'any'
    const asked = JSON.stringify([session, request.url, await request.clone().text()])
    const response = await answer(request)
    if (response.status !== 200) return response
    const text = first.get(asked) ?? (await response.clone().text())
    first.set(asked, text)
    return new Response(text, response)
  }
}
