import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { type DescribedEndpoint, describedEndpoints } from './endpoints.ts'

/** The REST calls to read, in Markdown. */
export function restPage(): string {
  const endpoints = describedEndpoints()
  return [
    '# REST calls',
    '',
    'Generated from `src/operator/contract` by `npm run reference`; [openapi.yaml](openapi.yaml) has the same for machines,',
    'with every field’s rule. What holds for every call stands in [README.md](README.md).',
    '',
    '| call | effect | refusals |',
    '|---|---|---|',
    ...endpoints.map(row),
    ...endpoints.flatMap(section),
    '',
  ].join('\n')
}

const row = ({ name, endpoint }: DescribedEndpoint) =>
  `| [\`${endpoint.method} ${apiPath(endpoint.path)}\`](#${name.toLowerCase()}) | ${endpoint.effect} | ${
    endpoint.errors.options.map((code) => `\`${code}\``).join(' ') || '–'
  } |`

function section({ name, comment, endpoint, file, request, answers }: DescribedEndpoint): string[] {
  const [usual, ...others] = answers
  const path = apiPath(endpoint.path)
  const query = new URLSearchParams(Object.entries(request)).toString()
  const asked = endpoint.method === 'POST' ? json(request) : []
  return [
    '',
    `## ${name}`,
    '',
    comment || '–',
    '',
    `\`${endpoint.method} ${path}${endpoint.method === 'GET' && query ? `?${query}` : ''}\` · ${endpoint.effect} · [${file}](../../src/operator/contract/${file})`,
    ...asked,
    '',
    'answers',
    ...json(usual),
    ...(others.length > 0 ? ['', 'or', ...json(...others)] : []),
  ]
}

const json = (...values: unknown[]) => [
  '',
  '```json',
  ...values.map((value) => JSON.stringify(value, null, 2)),
  '```',
]
