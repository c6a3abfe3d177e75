import type { declarationLinkPhoneNumber } from '../../../src/operator/contract/declaration-link-phone-number.ts'
import type { RequestOf, WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { callerIn } from '../caller.ts'
import type { Database } from '../database.ts'
import { beginLink } from '../link/link.ts'
import { endedWith, type LinkResult, wentWell } from '../link/link-result.ts'
import { customerOf, type Session } from '../log-in/sessions.ts'
import { findNumber } from '../phone-numbers.ts'
import { beginDeclaration } from './declarations.ts'

type Request = RequestOf<typeof declarationLinkPhoneNumber>

/** What is to be done with a number: nothing, the code of a text, or the PUK and an identity. Call it in a transaction. */
export async function linkNumber(
  database: Database,
  now: number,
  session: Session,
  address: string | null,
  request: Request,
): Promise<WireAnswerOf<typeof declarationLinkPhoneNumber>> {
  const linked = await linkFor(database, now, session, address, request)
  const { restrictedUntil, flowType = null, attemptsLeft = null } = linked
  return {
    phoneNumber: request.phoneNumber,
    linkPhoneNumberResponseKey: linked.linkPhoneNumberResponseKey,
    linkPhoneNumberResponseType: linked.linkPhoneNumberResponseType,
    flowType,
    restrictedUntil: restrictedUntil === undefined ? null : formatInstant(restrictedUntil),
    attemptsLeft,
    declarationId:
      flowType === 'DECLARE_SIM' ? await beginDeclaration(database, now, session, request) : null,
  }
}

/** A guest gets no code: logging in with the number is the same proof. */
async function linkFor(
  database: Database,
  now: number,
  session: Session,
  address: string | null,
  { phoneNumber, language }: Request,
): Promise<LinkResult> {
  const customer = customerOf(session, now)
  const number = await findNumber(database, phoneNumber)
  const works = number?.registration === 'registered' && number.status === 'active'
  if (!customer && works) return wentWell(phoneNumber, { flowType: 'LINK_SIM' })
  const linked = await beginLink(database, now, {
    partnerId: customer?.partnerId ?? '',
    current: customer?.phoneNumber ?? null,
    phoneNumber,
    forceLink: false,
    strong: customer?.strong ?? false,
    language,
    caller: callerIn(address, session),
  })
  return linked === 'strongDemanded' ? endedWith(phoneNumber, 'DEFAULT') : linked
}
