import { allOperations, type ExampleOperation } from '../../src/operator/client/all-operations.ts'
import { allEndpoints, type EndpointName } from '../../src/operator/contract/all-endpoints.ts'
import type { Endpoint } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'

export const endpointsOf = (effect: Endpoint['effect']) =>
  namesOf(allEndpoints)
    .map((name) => ({ name, endpoint: endpointOf(name), request: requestOf(name) }))
    .filter(({ endpoint }) => endpoint.effect === effect)

export const operationsOf = (...effects: ExampleOperation['effect'][]) =>
  Object.entries<ExampleOperation>(allOperations)
    .map(([name, operation]) => ({ name, operation }))
    .filter(({ operation }) => effects.includes(operation.effect))

const endpointOf = (name: EndpointName): Endpoint => allEndpoints[name]
const requestOf = (name: EndpointName): object => endpointExamples[name].request

const namesOf = <Names extends object>(things: Names): (keyof Names)[] => {
  const isName = (name: string): name is Extract<keyof Names, string> => name in things
  return Object.keys(things).filter(isName)
}
