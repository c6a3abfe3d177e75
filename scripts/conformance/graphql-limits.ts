import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { graphqlLimits } from '../../src/operator/contract/graphql-limits.ts'
import { protocolErrors } from '../../src/operator/contract/protocol-errors.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'

/** Each fragment spreads the next one five times: a few hundred characters, two million fields. */
const multiplying = () => {
  const level = (name: string) => `{${`...${name} `.repeat(5)}}`
  const fragments = Array.from(
    { length: 8 },
    (_, index) => `fragment f${index} on Query${level(`f${index + 1}`)}`,
  )
  return `query ${level('f0')} ${fragments.join(' ')} fragment f8 on Query{account{partnerId}}`
}

const field = 'account{partnerId}'
const tooLarge: [about: string, body: object | string][] = [
  ['fragments that multiply', { query: multiplying() }],
  ['a fragment that isn’t there', { query: '{...none}' }],
  ['a fragment that spreads itself', { query: 'query{...a} fragment a on Query{...a}' }],
  [
    `more than ${graphqlLimits.fields} fields`,
    {
      query: `{${Array.from({ length: graphqlLimits.fields }, (_, index) => `a${index}:${field}`).join(' ')}}`,
    },
  ],
  [
    `variables more than ${graphqlLimits.variablesDepth} deep`,
    // As text: what is nested so deep, many a JSON writer can't write.
    `{"query":"{${field}}","variables":{"a":${'['.repeat(7_500)}${']'.repeat(7_500)}}}`,
  ],
]

/** Long enough for a slow network; a document that multiplies takes minutes where it is followed. */
const patience = 5_000

/** How much one GraphQL request may ask for. */
export const ofGraphql: Check[] = tooLarge.map(([about, body]) => ({
  rule: `GraphQL with ${about} is a mistake, and found out at once`,
  profile: 'reading',
  paths: [graphqlPath],
  async run(world) {
    const { cookie } = await world.state('signedIn')
    const begin = performance.now()
    const { status, text } = await world.ask({ path: apiPath(graphqlPath), body, cookie })
    expectThat(status === protocolErrors.BAD_REQUEST, `status ${status}, ${text.slice(0, 80)}`)
    const took = Math.round(performance.now() - begin)
    expectThat(took < patience, `it took ${took} ms`)
  },
}))
