import * as v from 'valibot'
import { allOperations, type ExampleOperation } from '../../src/operator/client/all-operations.ts'
import { allEndpoints, type EndpointName } from '../../src/operator/contract/all-endpoints.ts'
import type { Endpoint } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { otherThanCurrent } from '../../src/operator/contract/which-number.ts'
import { expectThat } from './difference.ts'
import type { Result } from './world.ts'

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

const endpointOf = (name: EndpointName): Endpoint => allEndpoints[name]
const requestOf = (name: EndpointName): object => endpointExamples[name].request

const namesOf = <Names extends object>(things: Names): (keyof Names)[] => {
  const isName = (name: string): name is Extract<keyof Names, string> => name in things
  return Object.keys(things).filter(isName)
}
