import type { Context } from 'hono'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import {
  logInCallbackPath,
  logInErrorParameter,
  returnPathParameter,
} from '../../../src/operator/contract/log-in.ts'
import type { Clock } from '../../shared/clock.ts'
import { addressOf } from '../caller.ts'
import { type CodeChecked, type CodeSent, checkCode, sendCode } from '../codes/codes.ts'
import type { Database } from '../database.ts'
import { returnUrl } from '../origins.ts'
import { approveLogIn, type Claim, cancelLogIn, findLogIn, type LogIn, noteNumber } from './log-ins.ts'

/** What the providers' pages ask of the operator about a log-in, and what they report to it. */
export function logInDesk(database: Database, clock: Clock) {
  async function callbackUrl(id: string, ticket: string | undefined): Promise<string | undefined> {
    if (ticket === undefined) return undefined
    const { siteOrigin } = await logInOf(database, id)
    return returnUrl(siteOrigin, apiPath(logInCallbackPath), { ticket })
  }

  return {
    async find(id: string) {
      const logIn = await findLogIn(database, id)
      if (!logIn) return undefined
      const { provider, language, phoneNumber, state, expiresAt } = logIn
      const isOpen = state === 'open' && clock.now() < expiresAt
      return { id, provider, language, phoneNumber, isOpen, lateUrl: lateUrl(logIn) }
    },

    sendCode: (id: string, phoneNumber: PhoneNumber, context: Context): Promise<CodeSent> =>
      database.transaction().execute(async (within) => {
        const { language, browser } = await logInOf(within, id)
        const caller = { address: await addressOf(within, context), account: browser }
        const code = { purpose: 'logIn', subject: id, phoneNumber, language, caller } as const
        const sent = await sendCode(within, clock.now(), code)
        if (sent.kind === 'sent') await noteNumber(within, id, phoneNumber)
        return sent
      }),

    checkCode: (id: string, guess: string): Promise<CodeChecked> =>
      database
        .transaction()
        .execute((within) => checkCode(within, clock.now(), { purpose: 'logIn', subject: id }, guess)),

    approve: async (id: string, claim: Claim) =>
      callbackUrl(id, await approveLogIn(database, clock.now(), id, claim)),

    cancel: async (id: string) => callbackUrl(id, await cancelLogIn(database, clock.now(), id)),
  }
}

async function logInOf(database: Database, id: string): Promise<LogIn> {
  const logIn = await findLogIn(database, id)
  if (!logIn) throw new Error(`no log-in ${id}`)
  return logIn
}

const lateUrl = ({ siteOrigin, logInPath, returnPath }: LogIn): string =>
  returnUrl(siteOrigin, logInPath, {
    [logInErrorParameter]: 'expired',
    [returnPathParameter]: returnPath,
  })
