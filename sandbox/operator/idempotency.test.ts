import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { createOperator } from './create-operator.ts'
import { openDatabase } from './database.ts'
import { writeOnce } from './idempotency.ts'
import { signIn } from './log-in/sessions.ts'
import { numberOf } from './number.fixture.ts'

const site = 'http://127.0.0.1:4321'
const reused = '409 {"code":"IDEMPOTENCY_KEY_REUSED"}'

const key = fc.constantFrom('first-key-of-this-run', 'second-key-of-this-run', 'third-key-of-this-run')
const request = fc.record({
  // Ours, blocked, and another operator's: a refusal is a first answer like another.
  phoneNumber: fc.constantFrom('+37061234567', '+37064567890', '+37069999999'),
  amountInCents: fc.constantFrom(1000, 2000, 1),
})
const call = fc.record({ key, request, sender: fc.constantFrom('612 34567', '634 56789') })
/** Calls of one inner list are under way at the same time. */
const calls = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })

test('a key has one answer: its first, for its first request and sender; every other one is refused', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (rounds) => {
      const operator = await createOperator({ siteOrigin: site })
      const cookies = new Map<string, string>()
      for (const number of ['612 34567', '634 56789'])
        cookies.set(number, await signIn(operator.database, Date.now(), { phoneNumber: numberOf(number) }))
      const first = new Map<string, { request: string; answer: string }>()
      for (const round of rounds) {
        const answers = await Promise.all(
          round.map(async ({ key, request, sender }) => {
            const response = await operator.fetch(
              new Request(site + apiPath(paymentCard.path), {
                method: 'POST',
                headers: {
                  Origin: site,
                  'Content-Type': 'application/json',
                  'Idempotency-Key': key,
                  Cookie: cookies.get(sender)?.split(';')[0] ?? '',
                },
                body: JSON.stringify({ ...request, language: 'lt', line: 'uoga', returnPath: '/w' }),
              }),
            )
            return {
              key,
              request: JSON.stringify({ ...request, sender }),
              answer: `${response.status} ${await response.text()}`,
            }
          }),
        )
        // Of calls that are under way at the same time any may come first: the one that is not refused as another.
        for (const { key, ...told } of answers)
          if (told.answer !== reused && !first.has(key)) first.set(key, told)
        for (const { key, request, answer } of answers) {
          const known = first.get(key)
          expect(known).toBeDefined()
          expect(answer).toBe(known?.request === request ? known.answer : reused)
        }
      }
      const begun = [...first.values()].filter(({ answer }) => answer.startsWith('200'))
      const payments = await operator.database.selectFrom('payments').select('paymentReference').execute()
      expect(payments).toHaveLength(begun.length)
      await operator.close()
    }),
    { numRuns: 60 },
  )
})

test('what throws leaves no trace: the next try with the key is the first', async () => {
  const database = openDatabase()
  const whose = { key: 'key', owner: 'account P-1' }
  const failing = () => Promise.reject(new Error('power cut'))
  await expect(writeOnce(database, whose, { sum: 1 }, failing)).rejects.toThrow('power cut')
  const written = { status: 200, body: '{}' }
  expect(await writeOnce(database, whose, { sum: 1 }, async () => written)).toEqual(written)
  expect(await writeOnce(database, whose, { sum: 1 }, failing)).toEqual(written)
  await database.destroy()
})
