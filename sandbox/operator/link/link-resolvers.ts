import { forCustomer, refusal } from '../graphql/asking.ts'
import { beginLink, unlink } from './link.ts'
import { verifyLink } from './verify-link.ts'

interface Given {
  phoneNumber: string
}

export const linkResolvers = {
  Mutation: {
    linkPhoneNumber: forCustomer(
      async (
        { database, now, language, customer, address },
        { phoneNumber, forceLink }: Given & { forceLink?: boolean | null },
      ) => {
        const { partnerId, phoneNumber: current, strong } = customer
        const caller = { address, account: partnerId }
        const wish = { partnerId, current, phoneNumber, strong, language, caller }
        const result = await beginLink(database, now, { ...wish, forceLink: forceLink === true })
        if (result === 'strongDemanded') throw refusal('STRONG_LOG_IN_REQUIRED')
        return result
      },
    ),
    verifyPhoneNumberLink: forCustomer(
      ({ database, now, customer }, given: Given & { verificationCode: string }) =>
        verifyLink(database, now, { partnerId: customer.partnerId, ...given }),
    ),
    unlinkPhoneNumber: forCustomer(({ database, customer }, { phoneNumber }: Given) =>
      unlink(database, customer.partnerId, customer.phoneNumber, phoneNumber),
    ),
  },
}
