import type { Words } from '../../content/words.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { codeByTextMicrocopy } from '../code-by-text/code-by-text.microcopy.ts'
import { personMicrocopy } from '../person/person.microcopy.ts'

/** Words of leaving the extra line, and the second service line. */
export const leaveExtraMicrocopy = [
  ...formMicrocopy,
  'leave.destination',
  'leave.prepaid',
  'leave.prepaidText',
  'leave.postpaid',
  'leave.postpaidText',
  'leave.otherOperator',
  'leave.otherOperatorText',
  'leave.destinationMissing',
  'leave.operatorName',
  'leave.operatorNameMissing',
  'leave.contactPhone',
  'leave.contactPhoneHint',
  'leave.contactPhoneMissing',
  'leave.person',
  'leave.phone',
  'leave.phoneHint',
  'leave.phoneMissing',
  'leave.phoneInvalid',
  ...personMicrocopy,
  'leave.firstNameMissing',
  'leave.lastNameMissing',
  'leave.emailHint',
  'leave.emailMissing',
  'leave.emailInvalid',
  'leave.goOn',
  'leave.back',
  'leave.NUMBER_NOT_ON_EXTRA',
  'leave.ALREADY_LEAVING',
  'link.codeSent',
  'leave.LEAVE_REQUEST_NOT_FOUND',
  'leave.submit',
  'leave.submitting',
  'leave.changeDetails',
  'leave.submitted',
  'leave.submittedText',
  'leave.submittedTextOtherOperator',
  'leave.reference',
  'link.FAILED_TO_SEND_VERIFICATION_CODE',
  'link.SMS_RETRY_DELAY',
  'link.SMS_RETRY_THRESHOLD_REACHED',
  ...codeByTextMicrocopy,
] as const

export type LeaveExtraWords = Words<typeof leaveExtraMicrocopy>

/** What is in the form's place without script. */
export const leaveExtraStaticMicrocopy = ['leave.needsScript'] as const
