import type { Context, Hono } from 'hono'
import { declarationActivationStatus } from '../../../src/operator/contract/declaration-activation-status.ts'
import { declarationConfirmation } from '../../../src/operator/contract/declaration-confirmation.ts'
import { declarationConsents } from '../../../src/operator/contract/declaration-consents.ts'
import { declarationDeclarePhoneNumber } from '../../../src/operator/contract/declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from '../../../src/operator/contract/declaration-link-phone-number.ts'
import { declarationVeriffSession } from '../../../src/operator/contract/declaration-veriff-session.ts'
import { declarationVerificationStatus } from '../../../src/operator/contract/declaration-verification-status.ts'
import type { ApiOptions } from '../api-options.ts'
import { addressOf } from '../caller.ts'
import type { Database } from '../database.ts'
import { openGuestSession, type Session, sessionOf } from '../log-in/sessions.ts'
import { returnUrl } from '../origins.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { activationOf, confirm } from './activation.ts'
import { changeDeclaration, type Declaration, findDeclaration } from './declarations.ts'
import { checkToGoOnWith, verificationOf } from './identity.ts'
import { linkNumber } from './link-number.ts'
import { situationOf } from './numbers.ts'
import { declare } from './puk.ts'

/** The seven calls by which a number gets its user: what it needs, the PUK, an identity, consents, and its activation. */
export function serveDeclaration(app: Hono, { database, clock, providers: { identity } }: ApiOptions): void {
  const link: Handler<typeof declarationLinkPhoneNumber> = async (within, request, context) => {
    const now = clock.now()
    // Who takes no cookies has none; what they begin here no one can continue with.
    const session = (await sessionOf(within, now, context)) ?? (await openGuestSession(within, now)).session
    const address = await addressOf(within, context)
    return { answer: await linkNumber(within, now, session, address, request) }
  }

  const takePuk: Handler<typeof declarationDeclarePhoneNumber> = (within, request, context) =>
    forDeclaration(within, request, context, async (declaration, session) => {
      const address = await addressOf(within, context)
      return { answer: await declare(within, clock.now(), session, address, declaration, request.pukCode) }
    })

  const openCheck: Handler<typeof declarationVeriffSession> = (within, request, context) =>
    forDeclaration(within, request, context, async ({ declarationId, pukVerified }) => {
      if (!pukVerified) return { refusal: 'PUK_NOT_VERIFIED' as const }
      const { language, returnPath } = request
      const back = returnUrl(context.req.header('Origin') ?? '', returnPath, {})
      const opened = { language, returnUrl: back }
      const sessionUrl = await checkToGoOnWith(identity, clock.now(), declarationId, opened)
      return sessionUrl ? { answer: { sessionUrl } } : { refusal: 'VERIFICATION_THRESHOLD_REACHED' as const }
    })

  const tellVerification: Handler<typeof declarationVerificationStatus> = (within, request, context) =>
    forDeclaration(within, request, context, async ({ declarationId }) => {
      const verification = await verificationOf(identity, clock.now(), declarationId)
      return verification ? { answer: verification } : { refusal: 'VERIFICATION_NOT_BEGUN' as const }
    })

  const takeConsents: Handler<typeof declarationConsents> = (within, request, context) =>
    forDeclaration(within, request, context, async ({ phoneNumber }) => {
      if ((await situationOf(within, phoneNumber)) === 'consentFails')
        return { answer: { marketingConsentOutcome: 'FAILED_TO_PROVIDE_MARKETING_CONSENT' as const } }
      const { declarationId, smsMarketingConsent, phoneMarketingConsent } = request
      await changeDeclaration(within, declarationId, { smsMarketingConsent, phoneMarketingConsent })
      return { answer: { marketingConsentOutcome: 'MARKETING_CONSENT_PROVIDED' as const } }
    })

  const takeConfirmation: Handler<typeof declarationConfirmation> = (within, request, context) =>
    forDeclaration(within, request, context, async (declaration, session) => {
      const verification = await verificationOf(identity, clock.now(), declaration.declarationId)
      if (verification?.verificationStatus !== 'approved')
        return { refusal: 'IDENTITY_NOT_VERIFIED' as const }
      return { answer: await confirm(within, clock.now(), session, declaration) }
    })

  const tellActivation: Handler<typeof declarationActivationStatus> = (within, request, context) =>
    forDeclaration(within, request, context, async (declaration) => {
      const activation = activationOf(declaration)
      return activation ? { answer: activation } : { refusal: 'NOT_CONFIRMED' as const }
    })

  /** A declaration is its own browser's only: for any other it is as if there were none. */
  async function forDeclaration<Answered>(
    within: Database,
    { declarationId }: { declarationId: string },
    context: Context,
    handle: (declaration: Declaration, session: Session) => Promise<Answered>,
  ): Promise<Answered | { refusal: 'DECLARATION_NOT_FOUND' }> {
    const session = await sessionOf(within, clock.now(), context)
    const declaration = session && (await findDeclaration(within, session, declarationId))
    return declaration ? handle(declaration, session) : { refusal: 'DECLARATION_NOT_FOUND' }
  }

  serveEndpoint(app, { database, clock }, declarationLinkPhoneNumber, link)
  serveEndpoint(app, { database, clock }, declarationDeclarePhoneNumber, takePuk)
  serveEndpoint(app, { database, clock }, declarationVeriffSession, openCheck)
  serveEndpoint(app, { database, clock }, declarationVerificationStatus, tellVerification)
  serveEndpoint(app, { database, clock }, declarationConsents, takeConsents)
  serveEndpoint(app, { database, clock }, declarationConfirmation, takeConfirmation)
  serveEndpoint(app, { database, clock }, declarationActivationStatus, tellActivation)
}
