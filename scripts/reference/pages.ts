import { asyncApi } from './async-api.ts'
import { graphqlPage } from './graphql-page.ts'
import { openApi } from './openapi.ts'
import { outcomesPage } from './outcomes-page.ts'
import { restPage } from './rest-page.ts'
import { writesPage } from './writes-page.ts'

/** The generated pages of docs/operator, by their file. */
export const referencePages = (): Record<string, string> => ({
  'docs/operator/rest.md': restPage(),
  'docs/operator/openapi.yaml': openApi(),
  'docs/operator/asyncapi.yaml': asyncApi(),
  'docs/operator/graphql.md': graphqlPage(),
  'docs/operator/outcomes.md': outcomesPage(),
  'docs/operator/writes.md': writesPage(),
})
