import type { DeclarationFailureReason } from '../../../src/operator/contract/activation-error.ts'
import type { GivenConsent } from '../../../src/operator/contract/declaration-consents.ts'
import type {
  LinkFlowType,
  LinkResultKey,
  ResponseSeverity,
} from '../../../src/operator/contract/link-result.ts'
import type { OrderedPlan } from '../plans/ordered-plans.ts'

/** The outcomes of each kind that the contract names. */
export interface Outcomes {
  'Linking a number: result key': LinkResultKey
  'Linking a number: how it goes on': LinkFlowType
  'Linking a number: severity': ResponseSeverity
  'Declaring a number: status': 'DECLARATION_VERIFICATION_PENDING' | 'DECLARATION_FAILED'
  'Declaring a number: why it failed': DeclarationFailureReason
  'Declaring a number: activation': 'SUCCEEDED' | 'ACTIVATION_IN_PROGRESS' | 'FAILED'
  'Declaring a number: consents': 'MARKETING_CONSENT_PROVIDED' | 'FAILED_TO_PROVIDE_MARKETING_CONSENT'
  'Switching the number': 'SUCCESS' | 'MISSING_PHONE_NUMBER'
  'A number’s owner': 'LINKED' | 'DECLARED'
  'A consent': GivenConsent | 'NOT_SET'
  'A plan': OrderedPlan['status']
  'An order': ResponseSeverity
  'Any call': '401' | '403' | '503'
}

/** What to do to see each, as the control page and docs/operator/outcomes.md tell it. */
export const outcomes: { [Kind in keyof Outcomes]: Record<Outcomes[Kind], string> } = {
  'Linking a number: result key': {
    FAILED_TO_SEND_VERIFICATION_CODE: 'link 690 00002',
    INVALID_PHONE_NUMBER: 'link 699 99999, or any other number that is not the operator’s',
    INVALID_VERIFICATION_CODE: 'link 690 00001 and enter another code than the text’s',
    ALREADY_LINKED_TO_ANOTHER_ACCOUNT: 'link 623 45678',
    ALREADY_LINKED_TO_SAME_ACCOUNT: 'as Greta (655 55555) link 655 55556',
    VERIFICATION_THRESHOLD_REACHED: 'link 690 00001 and enter a wrong code three times',
    VERIFICATION_CODE_EXPIRED: 'link 690 00001, move the clock by 10 minutes and enter the code',
    DECLARATION_RETRY_THRESHOLD_REACHED: 'link 670 00010',
    OWNERSHIP_ALREADY_DECLARED: 'link 612 34567',
    ALREADY_ACTIVE: 'link the number that you are using',
    DECLARED_AWAITING_ACTIVATION: 'link 670 00009',
    SMS_RETRY_THRESHOLD_REACHED:
      'link 690 00001 nine times within an hour, the clock moved by a minute each time',
    SMS_RETRY_DELAY: 'link 690 00001 twice within 30 seconds',
    ACCOUNT_UNLINKED: 'as Greta (655 55555) unlink 655 55556',
    UNABLE_TO_UNLINK: 'unlink the number that you are using',
    DEFAULT: 'link 645 67890',
  },
  'Linking a number: how it goes on': { LINK_SIM: 'link 690 00001', DECLARE_SIM: 'link 670 00001' },
  'Linking a number: severity': {
    SUCCESS: 'link 690 00001',
    WARN: 'link 623 45678',
    ERROR: 'link 690 00002',
  },
  'Declaring a number: status': {
    DECLARATION_VERIFICATION_PENDING:
      'at /aktyvuok enter 670 00001 and its PUK, 12345678: the identity step comes',
    DECLARATION_FAILED: 'at /aktyvuok enter 670 00001 and another PUK: its field says so',
  },
  'Declaring a number: why it failed': {
    DECLARATION_RETRY_THRESHOLD_REACHED:
      'at /aktyvuok enter 670 00001 and a wrong PUK three times: it says from when on one is taken again',
    STRONG_AUTHORIZATION_REQUIRED:
      'at /aktyvuok enter 670 00004 and its PUK: the strong log-in is asked for; 670 00005 asks for it after the details',
    AGE_REQUIREMENTS_NOT_MET:
      'at /aktyvuok go with 670 00001 to the identity check and show Matas Žemuogis’s document, or end the check as “under 14”: the page for children comes',
    MARKETING_CONSENT_REQUIRED:
      'at /aktyvuok go with 670 00006 to the details and confirm them: the page of the consents comes',
    INVALID_PUK_CODE: 'at /aktyvuok enter 670 00001 and another PUK: its field says how many tries are left',
    DEFAULT:
      'at /aktyvuok enter 670 00008 and its PUK: the page of a number that could not be added comes, for a guest the one of the first number',
  },
  'Declaring a number: activation': {
    SUCCEEDED:
      'at /aktyvuok go with 670 00001 to the end: the page says that it works, and to a guest how to log in',
    ACTIVATION_IN_PROGRESS:
      'at /aktyvuok go with 670 00002 to the end: after a quarter of a minute the page of the delay comes; ten minutes later it leads to the success by itself',
    FAILED:
      'at /aktyvuok go with 670 00003 to the end and move the clock by a minute: the page of a number that could not be added comes',
  },
  'Declaring a number: consents': {
    MARKETING_CONSENT_PROVIDED:
      'at /aktyvuok go with 670 00006 to the end and answer the consents: the number is activated',
    FAILED_TO_PROVIDE_MARKETING_CONSENT:
      'at /aktyvuok go with 670 00007 to the end and answer the consents: it says that they were not kept',
  },
  'Switching the number': {
    SUCCESS: 'as Rasa (612 34567) switch to 623 45678',
    MISSING_PHONE_NUMBER:
      'as Greta (655 55555) open the list of numbers, bring 655 55556 into “number no longer in use”, and switch to it',
  },
  'A number’s owner': { LINKED: '623 45678 of Rasa', DECLARED: '612 34567 of Rasa' },
  'A consent': {
    ACCEPTED: 'Rasa’s (612 34567) to texts',
    REJECTED: 'Rasa’s (612 34567) to calls',
    NOT_SET: 'both of Tomas (616 16161), or the situation “consents not set”',
  },
  'A plan': {
    ACTIVE: 'Rasa (612 34567), or the situation “plan active”',
    ACTIVATION_IN_PROGRESS: 'Lukas (622 22222), or the situation “plan being activated”',
    CANCELLATION_IN_PROGRESS: 'Ieva (633 33333), or the situation “plan being cancelled”',
    CANCELLED: 'Ieva (633 33333): her second plan, which still works',
  },
  'An order': {
    SUCCESS: 'as Tomas (616 16161) order a plan',
    WARN: 'as Tomas (616 16161) order a plan, and within a minute the same one with another',
    ERROR: 'as Jonas (634 56789), whose balance is 0,00, order a plan',
  },
  'Any call': {
    '401': 'log in and move the clock by an hour, or set a fault with status 401',
    '403': 'log in as Petras (688 88888), whose number is no longer in use',
    '503': 'set a fault with status 503',
  },
}
