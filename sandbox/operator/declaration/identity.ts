import type { Language } from '../../../src/i18n/language.ts'
import type { DeclarationFailureReason } from '../../../src/operator/contract/activation-error.ts'
import type { declarationVerificationStatus } from '../../../src/operator/contract/declaration-verification-status.ts'
import type { WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import { limits } from '../limits.ts'
import type { DocumentHolder, IdentityProvider } from '../providers.ts'

type Verification = WireAnswerOf<typeof declarationVerificationStatus>

const { identityChecks: mostChecks, identityCheckLife, youngest } = limits.declaration

/**
 * The check that the person is to continue with: the one under way, else a new one. Returns the address of its
 * page; undefined when there have been enough.
 */
export async function checkToGoOnWith(
  identity: IdentityProvider,
  now: number,
  declarationId: string,
  opened: { language: Language; returnUrl: string },
): Promise<string | undefined> {
  const checks = await identity.checksOf(declarationId)
  const latest = checks.at(-1)
  const verification = await verificationOf(identity, now, declarationId)
  if (latest && verification && !hasFailed(verification)) return latest.url
  return checks.length < mostChecks
    ? identity.open({ ...opened, reference: declarationId, expiresAt: now + identityCheckLife })
    : undefined
}

function hasFailed({ verificationStatus }: Verification): boolean {
  switch (verificationStatus) {
    case 'created':
    case 'started':
    case 'submitted':
    case 'inReview':
    case 'approved':
      return false
    case 'declined':
    case 'resubmissionRequested':
    case 'abandoned':
    case 'expired':
      return true
    default:
      return verificationStatus satisfies never
  }
}

/** The state of the latest check, by the operator's own rules as well; undefined before there is one. */
export async function verificationOf(
  identity: IdentityProvider,
  now: number,
  declarationId: string,
): Promise<Verification | undefined> {
  const checks = await identity.checksOf(declarationId)
  const latest = checks.at(-1)
  if (!latest) return undefined
  const { status: verificationStatus, problem } = latest
  switch (verificationStatus) {
    case 'approved':
      return approved(latest.person, now)
    case 'declined':
      return declined(checks.length < mostChecks ? 'DEFAULT' : 'DECLARATION_RETRY_THRESHOLD_REACHED')
    case 'resubmissionRequested':
      return { verificationStatus, problem: problem ?? 'other' }
    default:
      return { verificationStatus }
  }
}

function approved(person: DocumentHolder | undefined, now: number) {
  if (!person) return declined('DEFAULT')
  const { firstName, lastName, dateOfBirth } = person
  if (ageOf(dateOfBirth, now) < youngest) return declined('AGE_REQUIREMENTS_NOT_MET')
  return { verificationStatus: 'approved', person: { firstName, lastName, dateOfBirth } } as const
}

const declined = (reason: DeclarationFailureReason) => ({ verificationStatus: 'declined', reason }) as const

/** Whole years on the day that it is in Vilnius. */
export function ageOf(dateOfBirth: string, now: number): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius' }).format(now)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
