import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import type { Endpoint } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { docComments } from './doc-comments.ts'
import { fieldComments } from './field-comments.ts'

export interface DescribedEndpoint {
  name: string
  endpoint: Endpoint
  /** What its file says of it. */
  comment: string
  file: string
  request: object
  /** The first is the usual one. */
  answers: readonly unknown[]
}

const contractFolder = new URL('../../src/operator/contract/', import.meta.url).pathname

/** Every REST call as the contract describes it, with an example. */
export function describedEndpoints(): DescribedEndpoint[] {
  const comments = docComments(contractFolder)
  const examples: Record<string, { request: object; answers: readonly unknown[] }> = endpointExamples
  return Object.entries<Endpoint>(allEndpoints).map(([name, endpoint]) => {
    const { request = {}, answers = [] } = examples[name] ?? {}
    return { name, endpoint, request, answers, ...(comments.get(name) ?? { comment: '', file: '' }) }
  })
}

/** What the named schemas are for, as their files say. */
export function describedNames(names: string[]): Record<string, string> {
  const comments = docComments(contractFolder)
  return Object.fromEntries(names.map((name) => [name, comments.get(name)?.comment ?? '']))
}

/** What a call's file says of a field. */
export const describedField = fieldComments(contractFolder)
