import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Line } from '../../../src/operator/contract/line.ts'

/** Numbers that were sold and that no one has added to an account. */
export const loneNumbers: readonly { number: string; situation: string; line?: Line }[] = [
  { number: '690 00001', situation: 'free to be linked' },
  { number: '690 00002', situation: 'free to be linked, but no text reaches it' },
  { number: '690 00003', situation: 'free to be linked, too' },
  { number: '690 00004', situation: 'on the extra line, and no text reaches it', line: 'extra' },
]

/** Those of them that no text reaches. */
const unreachable: readonly string[] = ['+37069000002', '+37069000004']
export const isUnreachable = (phoneNumber: PhoneNumber): boolean => unreachable.includes(phoneNumber)
