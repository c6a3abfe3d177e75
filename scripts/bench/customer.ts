import * as v from 'valibot'

/** Rasa: a plan, two numbers, a balance. */
const customer = '+37061234567'

/** Where a session of hers is asked for, and by which body: JSON to the operator's control page. */
export const sessionPath = '/control/sessions'
export const sessionWish = { phoneNumber: customer }

const SignedIn = v.object({ cookie: v.string() })

/** The cookie of a session, for the site at `url`. `answer` is the control page's; another shape throws. */
export function sessionCookie(answer: unknown, url: string) {
  const { cookie } = v.parse(SignedIn, answer)
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  return { name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' } as const
}
