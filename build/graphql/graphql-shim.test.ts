import * as graphql from 'graphql'
import { expect, test } from 'vitest'
import * as documents from '../../src/operator/client/generated/graphql.ts'
import { graphqlShim } from './graphql-shim.plugin.ts'
import * as shim from './graphql-shim.ts'

const operations = Object.entries(documents)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => ({ name, text: String(document) }))

test.each(operations)('$name has the same kind and name for the shim as for graphql', ({ text }) => {
  const [whole] = graphql.parse(text).definitions
  const [definition] = shim.parse(text).definitions
  if (whole?.kind !== graphql.Kind.OPERATION_DEFINITION) throw new Error('begins with no operation')
  expect(definition).toEqual({
    kind: whole.kind,
    operation: whole.operation,
    name: { value: whole.name?.value },
  })
})

test('there are operations to compare', () => {
  expect(operations.length).toBeGreaterThan(0)
})

test('only graphql-request gets the shim', () => {
  const { resolveId } = graphqlShim
  expect(resolveId('graphql', '/x/node_modules/graphql-request/build/a.js')).toMatch(/graphql-shim\.ts$/)
  expect(resolveId('graphql', '/x/node_modules/graphql-yoga/a.js')).toBeUndefined()
  expect(resolveId('graphql-tag', '/x/node_modules/graphql-request/build/a.js')).toBeUndefined()
})
