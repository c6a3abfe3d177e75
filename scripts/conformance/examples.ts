import * as v from 'valibot'
import { calendarDateOf } from '../../src/i18n/date.ts'
import { allOperations, type ExampleOperation } from '../../src/operator/client/all-operations.ts'
import { serviceReport } from '../../src/operator/client/service-report.ts'
import { allEndpoints, type EndpointName } from '../../src/operator/contract/all-endpoints.ts'
import type { Endpoint } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { otherThanCurrent } from '../../src/operator/contract/which-number.ts'
import { expectThat } from './difference.ts'
import type { Result, World } from './world.ts'

export const endpointsOf = (...effects: Endpoint['effect'][]) =>
  namesOf(allEndpoints)
    .map((name) => ({ name, endpoint: endpointOf(name), request: requestOf(name) }))
    .filter(({ endpoint }) => effects.includes(endpoint.effect))

export const operationsOf = (...effects: ExampleOperation['effect'][]) =>
  Object.entries<ExampleOperation>(allOperations)
    .map(([name, operation]) => ({ name, operation }))
    .filter(({ operation }) => effects.includes(operation.effect))

/** The example's number becomes the test account's own, where an operation acts on it. */
export const withNumber = (name: string, variables: object, phoneNumber: string): object => {
  if ('recurringPaymentInput' in variables)
    return { recurringPaymentInput: { ...Object(variables.recurringPaymentInput), phoneNumber } }
  return 'phoneNumber' in variables && !(name in otherThanCurrent) ? { ...variables, phoneNumber } : variables
}

/** An operation's data, or the difference that it was refused. */
export const answerOf = <Value>(schema: v.GenericSchema<unknown, Value>, result: Result): Value => {
  expectThat(result.kind === 'answer', `refused: ${result.text.slice(0, 100)}`)
  // The value went through the schema already, which alone knows its type.
  return v.parse(schema, JSON.parse(result.text).data)
}

/** An operation's data with its example's variables or others, or the difference that there is none. */
export async function dataOf<Value>(
  world: World,
  name: keyof typeof allOperations,
  schema: v.GenericSchema<unknown, Value>,
  options: { cookie: string; variables?: object; idempotencyKey?: string },
): Promise<Value> {
  const operation: ExampleOperation = allOperations[name]
  return answerOf(schema, await world.query(name, operation, options))
}

const year = 364 * 24 * 60 * 60 * 1000

/** What happened to the current number in the last twelve months until today, and what it cost. */
export async function yearsReport(world: World, cookie: string) {
  const [from, to] = [Date.now() - year, Date.now()].map((at) => calendarDateOf(at))
  const variables = { from, to }
  return (await dataOf(world, 'serviceReport', serviceReport.schema, { cookie, variables })).serviceReport
}

/** The saved cards that a top-up can be paid with, by their references. */
export async function offeredCards(world: World, cookie?: string): Promise<string[]> {
  const { paymentMethodsAndCards } = allEndpoints
  const { text } = await world.call(paymentMethodsAndCards, { line: 'uoga' }, { cookie })
  const { cardsDetails } = v.parse(paymentMethodsAndCards.answer, JSON.parse(text))
  return cardsDetails.map(({ cardDetailsReference }) => cardDetailsReference)
}

const endpointOf = (name: EndpointName): Endpoint => allEndpoints[name]
const requestOf = (name: EndpointName): object => endpointExamples[name].request

const namesOf = <Names extends object>(things: Names): (keyof Names)[] => {
  const isName = (name: string): name is Extract<keyof Names, string> => name in things
  return Object.keys(things).filter(isName)
}
