import { stringify } from 'yaml'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { contractVersion } from '../../src/operator/contract/headers.ts'
import { describedEndpoints, describedNames } from './endpoints.ts'
import { headers, parameters } from './openapi-headers.ts'
import { operationOf } from './openapi-operation.ts'
import { refusals } from './openapi-refusals.ts'
import { documentTags } from './openapi-tags.ts'
import { namedSchemas } from './wire-schemas.ts'

const description = `What the site asks of an operator by REST; by GraphQL it is \`schema.graphql\`. Sessions, limits, keys and
what else holds for every call are told in docs/operator/README.md, which comes with this document.
Generated from src/operator/contract by \`npm run reference\`.`

/** The REST calls as an OpenAPI 3.1 document, in YAML. */
export function openApi(): string {
  const schemas = namedSchemas()
  const comments = describedNames(Object.keys(schemas))
  const named = Object.entries(schemas).map(([name, schema]) => [
    name,
    { ...(comments[name] && { description: comments[name] }), ...schema },
  ])
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Uoga operator, REST',
      version: contractVersion,
      description,
      contact: { name: 'Uoga', url: 'https://github.com/uoga/uoga' },
      // As in package.json.
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [
      { url: 'https://operator.example', description: 'OPERATOR_ORIGIN; the site passes /api/* on to it' },
    ],
    tags: documentTags,
    // A guest has no cookie, or a guest's.
    security: [{ session: [] }, {}],
    paths: Object.fromEntries(
      describedEndpoints().map((described) => [
        apiPath(described.endpoint.path),
        { [described.endpoint.method.toLowerCase()]: operationOf(described) },
      ]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-Http-session',
          description: 'Set by the log-in’s callback; any name that begins with `__Host-Http-` does.',
        },
      },
      parameters,
      headers,
      responses: refusals,
      schemas: Object.fromEntries(named),
    },
  }
  // A reader of YAML 1.1 would take `no` for false, and a time for a date.
  return stringify(document, { lineWidth: 110, aliasDuplicateObjects: false, compat: 'yaml-1.1' })
}
