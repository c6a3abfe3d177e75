import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import type { LeaveTold } from './leave-extra.store.ts'
import type { Draft, Problems } from './leave-extra.ts'

/** In the order of the fields. */
const fields = [
  'destination',
  'operatorName',
  'contactPhone',
  'phone',
  'firstName',
  'lastName',
  'email',
] as const satisfies readonly (keyof Draft)[]

/** What is wrong in words, in the order of the fields. */
export function problemsInWords(problems: Problems, words: LeaveExtraWords) {
  return fields.flatMap((field) => {
    const flaw = problems[field]
    return flaw ? [{ field, message: messageOf(field, flaw, words) }] : []
  })
}

function messageOf(field: keyof Draft, flaw: 'missing' | 'invalid', words: LeaveExtraWords): string {
  if (flaw === 'missing') return words[`leave.${field}Missing`]
  return field === 'email' ? words['leave.emailInvalid'] : words['leave.phoneInvalid']
}

/** Why no code was sent, by the operator's own rules. */
export function toldInWords(told: LeaveTold, words: LeaveExtraWords) {
  switch (told) {
    case 'NUMBER_NOT_ON_EXTRA':
    case 'ALREADY_LEAVING':
      return words[`leave.${told}`]
    case 'SMS_RETRY_DELAY':
    case 'SMS_RETRY_THRESHOLD_REACHED':
    case 'FAILED_TO_SEND_VERIFICATION_CODE':
      return words[`link.${told}`]
    case 'unknown':
      return words['leave.codeNotSent']
  }
}
