import type { declarationLinkPhoneNumber } from '../../operator/contract/declaration-link-phone-number.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { toldByLink } from '../numbers/told-by.ts'

/** What comes after the number. */
export type AfterLink =
  | { to: 'code'; isDelayed: boolean }
  /** The number works, and a guest's proof is to log in with it. */
  | { to: 'logIn' }
  | { to: 'puk'; declarationId: string }
  | { to: 'pukLimit' }
  | { to: 'told'; told: LinkOutcome }

type Linked = AnswerOf<typeof declarationLinkPhoneNumber>

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

/** What the operator's answer about the number asks of the person; one that says neither how it continues nor why not is unknown. */
export function stepAfterLink(linked: Linked): AfterLink {
  const told = toldByLink(linked)
  if (told) return stepAfterTold(told)
  switch (linked.flowType) {
    case 'DECLARE_SIM':
      return linked.declarationId === null
        ? { to: 'told', told: unknown }
        : { to: 'puk', declarationId: linked.declarationId }
    case 'LINK_SIM':
      // A guest gets no code, so there are no tries of it either.
      return linked.attemptsLeft === null ? { to: 'logIn' } : { to: 'code', isDelayed: false }
    case 'unknown':
    case null:
      return { to: 'told', told: unknown }
  }
}

function stepAfterTold(told: LinkOutcome): AfterLink {
  switch (told.kind) {
    case 'smsRetryDelay':
      return { to: 'code', isDelayed: true }
    case 'declarationRetryThresholdReached':
      return { to: 'pukLimit' }
    case 'alreadyLinkedToAnotherAccount':
    case 'alreadyLinkedToSameAccount':
    case 'defaultType':
    case 'failedToSendVerificationCode':
    case 'invalidPhoneNumber':
    case 'invalidVerificationCode':
    case 'smsRetryThresholdReached':
    case 'verificationCodeExpired':
    case 'verificationThresholdReached':
    case 'accountUnlinked':
    case 'unableToUnlink':
    case 'ownershipAlreadyDeclared':
    case 'declaredAwaitingActivation':
    case 'unknown':
      return { to: 'told', told }
  }
}

/** Notices of the flow, by the names that are agreed with the operator. */
export type RegistrationNotice =
  | 'activationInProgress'
  | 'codeNotSent'
  | 'codeLimitReached'
  | 'numberAlreadyAdded'

/** The notice for what the operator told of a number; undefined where its own words are all that there is. */
export function noticeFor({ kind }: LinkOutcome): RegistrationNotice | undefined {
  switch (kind) {
    case 'declaredAwaitingActivation':
      return 'activationInProgress'
    case 'failedToSendVerificationCode':
      return 'codeNotSent'
    case 'smsRetryThresholdReached':
    case 'verificationThresholdReached':
      return 'codeLimitReached'
    case 'alreadyLinkedToSameAccount':
      return 'numberAlreadyAdded'
    case 'alreadyLinkedToAnotherAccount':
    case 'defaultType':
    case 'invalidPhoneNumber':
    case 'invalidVerificationCode':
    case 'smsRetryDelay':
    case 'verificationCodeExpired':
    case 'accountUnlinked':
    case 'unableToUnlink':
    case 'declarationRetryThresholdReached':
    case 'ownershipAlreadyDeclared':
    case 'unknown':
      return undefined
  }
}
