import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { asyncApi } from './async-api.ts'

// Why: docs/decisions/0102-what-is-sent-to-the-site.md
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Pages of the site are open to anyone, and a licence of our own has no address.
    'security-defined': 'off',
    'info-license-strict': 'off',
  },
})

const problemsOf = async (source: string) =>
  (await lintFromString({ source, absoluteRef: 'asyncapi.yaml', config })).map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )

test('the document is AsyncAPI, without an error or a warning', async () => {
  expect(await problemsOf(asyncApi())).toEqual([])
})

test('what AsyncAPI doesn’t know is named', async () => {
  const broken = asyncApi().replace('action: receive', 'action: take')
  expect(await problemsOf(broken)).toEqual([
    expect.stringMatching(/^struct #\/operations\/logInCallback\/action/),
  ])
})
