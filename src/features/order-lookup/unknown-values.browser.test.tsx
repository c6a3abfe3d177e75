import { expect } from 'vitest'
import {
  exampleKey,
  exampleRequest,
  inCalls,
  leadsToNoClaim,
  onScreen,
} from '../../operator/client/unknown-values.fixture.tsx'
import { codeErrorInWords } from '../code-by-text/code-error-in-words.ts'
import { orderOf } from '../placed-orders/order.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { OrderLookupScreen } from './OrderLookupScreen.tsx'
import { orderLookupApi } from './order-lookup.api.ts'
import { orderLookupMicrocopy } from './order-lookup.microcopy.ts'
import { toldInWords } from './order-lookup-words.ts'

const words = wordsIn('lt', orderLookupMicrocopy)
const none = async () => undefined

onScreen('kind and state of a guest’s order', words['orders.ordered'], {
  found: (
    <OrderLookupScreen
      screen={{ name: 'found', order: orderOf({ kind: 'unknown', state: 'unknown' }) }}
      words={words}
      language="lt"
      store={{
        draft: () => ({ reference: '', phone: '' }),
        submit: none,
        resend: none,
        verify: none,
        back: () => undefined,
      }}
      idPrefix="order-"
      isOff={false}
      esimPath="#"
      registrationPath="#"
      orderPaths={{ simStatus: '#', esimStatus: '#', sim: '#', plans: '#', usage: '#' }}
      berries={{}}
    />
  ),
})

inCalls('how finding an order goes', {
  form: () => orderLookupApi().ask(exampleRequest('orderLookup'), exampleKey),
  code: () => orderLookupApi().verify(exampleRequest('verifyOrderLookup'), exampleKey),
})

leadsToNoClaim('why a code to find an order was not sent or taken', () => {
  expect(toldInWords('unknown', words)).toBe(words['leave.codeNotSent'])
  expect(
    codeErrorInWords(
      { kind: 'notVerified', reason: 'unknown', attemptsLeft: 1 },
      words,
      words['orderLookup.notFound'],
    ),
  ).toBe(words['leave.codeNotAccepted'])
})
