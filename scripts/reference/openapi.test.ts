import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

// Why: docs/decisions/0104-the-contract-is-linted.md
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // What Spectral's `spectral:oas` asks for beyond Redocly's recommended rules.
    'info-contact': 'error',
    'no-duplicated-tag-names': 'error',
    'operation-description': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-operationId': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    // Backends are built by the examples.
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'operation-singular-tag': 'error',
    'rule/operation-has-a-tag': {
      subject: { type: 'Operation', property: 'tags' },
      assertions: { defined: true, minLength: 1 },
      severity: 'error',
    },
  },
})

const problemsOf = async (source: string) =>
  (await lintFromString({ source, absoluteRef: 'openapi.yaml', config })).map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )

const document = openApi()

test('the document has no error and no warning', { timeout: 60_000 }, async () => {
  expect(await problemsOf(document)).toEqual([])
})

test('what breaks a rule is named', { timeout: 60_000 }, async () => {
  const broken = document
    .replace('contact:', 'x-contact:')
    .replace(/redirectUrl: https:\/\/id\.example\S+/, 'redirectUrl: 7')
    .replace('- name: Money', '- name: Sums')
    .replace(/ {6}tags:\n {8}- Sessions\n/, '')
  const rules = (await problemsOf(broken)).map((problem) => problem.split(' ')[0])
  expect(new Set(rules)).toEqual(
    new Set([
      'info-contact',
      'no-invalid-media-type-examples',
      'operation-tag-defined',
      'rule/operation-has-a-tag',
    ]),
  )
})
