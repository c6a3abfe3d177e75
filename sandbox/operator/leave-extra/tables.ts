import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

export interface LeaveExtraTables {
  leaveRequests: {
    leaveRequestId: string
    phoneNumber: PhoneNumber
    /** Who asks and where to: JSON. */
    details: string
    /** What the person receives, once the code was right. */
    reference: string | null
    submittedAt: number | null
  }
}

export const createLeaveExtraTables = `
create table leaveRequests (leaveRequestId text primary key, phoneNumber text not null, details text not null,
  reference text, submittedAt integer) strict;
create unique index submittedLeaveRequests on leaveRequests (phoneNumber) where reference is not null;
`
