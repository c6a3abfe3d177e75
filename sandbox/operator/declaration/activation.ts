import type { Language } from '../../../src/i18n/language.ts'
import type { DeclarationFailureReason } from '../../../src/operator/contract/activation-error.ts'
import type { declarationConfirmation } from '../../../src/operator/contract/declaration-confirmation.ts'
import type { WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import type { Database } from '../database.ts'
import { addJob } from '../jobs.ts'
import { limits } from '../limits.ts'
import { customerOf, isStrong, type Session } from '../log-in/sessions.ts'
import { findNumber } from '../phone-numbers.ts'
import { sendText } from '../texts.ts'
import { changeDeclaration, type Declaration } from './declarations.ts'
import { situationOf } from './numbers.ts'

type Activation = WireAnswerOf<typeof declarationConfirmation>

/** The state of a confirmed declaration; undefined before it is confirmed. */
export function activationOf({ phoneNumber, activationStatus }: Declaration): Activation | undefined {
  if (activationStatus === null) return undefined
  return activationStatus === 'FAILED' ? failed(phoneNumber, 'DEFAULT') : { phoneNumber, activationStatus }
}

/** Activates what was confirmed: at once or later. What the person can still do something about leaves no trace. */
export async function confirm(
  database: Database,
  now: number,
  session: Session,
  declaration: Declaration,
): Promise<Activation> {
  const { declarationId, phoneNumber, activationStatus } = declaration
  const before = activationStatus === 'FAILED' ? undefined : activationOf(declaration)
  if (before) return before
  const situation = await situationOf(database, phoneNumber)
  if (situation === 'strongToConfirm' && !isStrong(session, now))
    return failed(phoneNumber, 'STRONG_AUTHORIZATION_REQUIRED')
  const wantsConsents = situation === 'consentRequired' || situation === 'consentFails'
  if (wantsConsents && declaration.smsMarketingConsent === null)
    return failed(phoneNumber, 'MARKETING_CONSENT_REQUIRED')
  // Another browser may have declared the same number meanwhile.
  if ((await findNumber(database, phoneNumber))?.registration !== 'undeclared')
    return failed(phoneNumber, 'DEFAULT')

  const partnerId = customerOf(session, now)?.partnerId ?? null
  const isDelayed = situation === 'delayed' || situation === 'failing'
  await changeDeclaration(database, declarationId, { partnerId, activationStatus: 'ACTIVATION_IN_PROGRESS' })
  await register(database, declaration, 'awaitingActivation')
  if (!isDelayed) {
    await finishActivation(database, now, declarationId)
    return { phoneNumber, activationStatus: 'SUCCEEDED' }
  }
  const { delayedActivation, failingActivation } = limits.declaration
  const dueAt = now + (situation === 'delayed' ? delayedActivation : failingActivation)
  await addJob(database, { kind: 'activation', subject: declarationId, dueAt })
  return { phoneNumber, activationStatus: 'ACTIVATION_IN_PROGRESS' }
}

/** The network has answered: the number works and has its holder, or doesn't and can be declared again. */
export async function finishActivation(
  database: Database,
  now: number,
  declarationId: string,
): Promise<void> {
  const declaration = await database
    .selectFrom('declarations')
    .selectAll()
    .where('declarationId', '=', declarationId)
    .where('activationStatus', '=', 'ACTIVATION_IN_PROGRESS')
    .executeTakeFirst()
  if (!declaration) return
  const { phoneNumber, partnerId, sessionId, language } = declaration
  const fails = (await situationOf(database, phoneNumber)) === 'failing'
  await changeDeclaration(database, declarationId, { activationStatus: fails ? 'FAILED' : 'SUCCEEDED' })
  await register(database, declaration, fails ? 'undeclared' : 'registered')
  if (fails) return
  await sendText(database, now, phoneNumber, activated[language])
  if (partnerId === null) return
  await database
    .updateTable('phoneNumbers')
    .set({ partnerId, ownershipType: 'DECLARED', startedAt: now })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  const { smsMarketingConsent, phoneMarketingConsent } = declaration
  if (smsMarketingConsent && phoneMarketingConsent)
    await database
      .updateTable('accounts')
      .set({ smsMarketingConsent, phoneMarketingConsent })
      .where('partnerId', '=', partnerId)
      .execute()
  await database
    .updateTable('sessions')
    .set({ phoneNumber })
    .where('id', '=', sessionId)
    .where('phoneNumber', 'is', null)
    .execute()
}

const register = (
  database: Database,
  { phoneNumber }: Declaration,
  registration: 'undeclared' | 'awaitingActivation' | 'registered',
) =>
  database.updateTable('phoneNumbers').set({ registration }).where('phoneNumber', '=', phoneNumber).execute()

const failed = (phoneNumber: Activation['phoneNumber'], reason: DeclarationFailureReason): Activation => ({
  phoneNumber,
  activationStatus: 'FAILED',
  reason,
})

const activated: Record<Language, string> = {
  lt: 'Numeris aktyvuotas. Gero ryšio! Uoga',
  en: 'Your number is active. Enjoy! Uoga',
  ru: 'Номер активирован. Приятного общения! Uoga',
}
