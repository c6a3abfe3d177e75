import * as v from 'valibot'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { linkPhoneNumber, verifyPhoneNumberLink } from '../../src/operator/client/link-phone-number.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'

const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

/** What the code of a text opens. The text itself is a state: no backend tells it. */
export const codes: Check[] = [
  {
    rule: 'a number whose code was right is in the account, also for another session',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie } = await world.state('fullAccount')
      const { phoneNumber } = await world.state('freeNumber')
      const variables = { phoneNumber }
      await dataOf(world, 'linkPhoneNumber', linkPhoneNumber.schema, { cookie, variables })
      const { code } = await world.state('sentCode', { phoneNumber })
      const verified = await dataOf(world, 'verifyPhoneNumberLink', verifyPhoneNumberLink.schema, {
        cookie,
        variables: { phoneNumber, verificationCode: code },
      })
      const { linkPhoneNumberResponseType } = verified.verifyPhoneNumberLink
      expectThat(linkPhoneNumberResponseType === 'SUCCESS', JSON.stringify(verified))
      const account = await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie: otherCookie })
      expectThat(account.text.includes(phoneNumber), 'the account doesn’t have the number')
    },
  },
  {
    rule: 'a guest’s order is told by the code that went to the buyer; a wrong code isn’t enough',
    profile: 'spending',
    async run(world) {
      const { esimOrders, orderLookup, verifyOrderLookup } = allEndpoints
      const { phoneNumber } = await world.state('freeNumber')
      const ordered = await world.call(esimOrders, { ...endpointExamples.esimOrders.request, phoneNumber })
      const { orderReference } = v.parse(esimOrders.answer, JSON.parse(ordered.text))
      const about = { orderReference, phoneNumber, language: 'lt' }
      const sent = v.parse(orderLookup.answer, JSON.parse((await world.call(orderLookup, about)).text))
      expectThat(sent.status === 'codeSent', `order-lookup says ${sent.status}`)
      const { code } = await world.state('sentCode', { phoneNumber })
      const { orderLookupId } = sent
      const verify = async (verificationCode: string) => {
        const { text } = await world.call(verifyOrderLookup, { orderLookupId, verificationCode })
        return v.parse(verifyOrderLookup.answer, JSON.parse(text))
      }
      const wrong = await verify(otherThan(code))
      expectThat(wrong.status === 'notVerified', `with a wrong code: ${wrong.status}`)
      const right = await verify(code)
      expectThat(
        right.status === 'found' && right.order.orderReference === orderReference,
        `with the right code: ${right.status}`,
      )
    },
  },
  {
    rule: 'who leaves the extra line by the code of the text is told a reference; a wrong code isn’t enough, and once is',
    profile: 'writing',
    async run(world) {
      const { leaveExtra, verifyLeaveExtra } = allEndpoints
      const { phoneNumber } = await world.state('extraNumber')
      const request = { ...endpointExamples.leaveExtra.request, phoneNumber }
      const sent = v.parse(leaveExtra.answer, JSON.parse((await world.call(leaveExtra, request)).text))
      expectThat(sent.status === 'codeSent', `leave-extra says ${sent.status}`)
      const { code } = await world.state('sentCode', { phoneNumber })
      const { leaveRequestId } = sent
      const verify = async (verificationCode: string) => {
        const { text } = await world.call(verifyLeaveExtra, { leaveRequestId, verificationCode })
        return v.parse(verifyLeaveExtra.answer, JSON.parse(text))
      }
      const wrong = await verify(otherThan(code))
      expectThat(wrong.status === 'notVerified', `with a wrong code: ${wrong.status}`)
      const right = await verify(code)
      expectThat(right.status === 'submitted', `with the right code: ${right.status}`)
      const again = await world.call(leaveExtra, request)
      expectThat(
        again.kind === 'refusal' && again.code === 'ALREADY_LEAVING',
        `asked once more: ${again.text.slice(0, 80)}`,
      )
    },
  },
]
