import { languages } from '../../src/i18n/language.ts'
import { headerPatterns } from '../../src/operator/contract/header-values.ts'
import {
  beginSessionHeader,
  contractVersion,
  contractVersionHeader,
  idempotencyKeyHeader,
  noCookiesHeader,
  requestIdHeader,
  traceParentHeader,
  visitorAddressHeader,
} from '../../src/operator/contract/headers.ts'
import { describedNames } from './endpoints.ts'

const told = describedNames([
  'requestIdHeader',
  'traceParentHeader',
  'idempotencyKeyHeader',
  'visitorAddressHeader',
  'beginSessionHeader',
  'noCookiesHeader',
  'contractVersionHeader',
])

const parameter = (name: string, description: string | undefined, schema: object, example: string) => ({
  name,
  in: 'header',
  required: name === idempotencyKeyHeader,
  description,
  schema: { type: 'string', ...schema },
  example,
})

/** The headers that a call brings, by their name in the document. */
export const parameters = {
  RequestId: parameter(
    requestIdHeader,
    told.requestIdHeader,
    { pattern: headerPatterns.requestId.source },
    '7K3M-9QWX-AB12',
  ),
  TraceParent: parameter(
    traceParentHeader,
    told.traceParentHeader,
    { pattern: headerPatterns.traceParent.source },
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  ),
  Language: parameter(
    'Accept-Language',
    'The language of the page: texts of the answer are in it.',
    { enum: languages },
    'lt',
  ),
  VisitorAddress: parameter(visitorAddressHeader, told.visitorAddressHeader, {}, '192.0.2.7'),
  IdempotencyKey: parameter(
    idempotencyKeyHeader,
    told.idempotencyKeyHeader,
    { pattern: headerPatterns.idempotencyKey.source },
    '9F2K1B7Q-AB12CD34EF',
  ),
  BeginSession: parameter(beginSessionHeader, told.beginSessionHeader, { const: '1' }, '1'),
  NoCookies: parameter(noCookiesHeader, told.noCookiesHeader, { const: '1' }, '1'),
}

const everyCall = ['RequestId', 'TraceParent', 'Language', 'VisitorAddress']
const everyWrite = ['IdempotencyKey', 'BeginSession', 'NoCookies']

/** The headers of a call, as references. */
export const parametersOf = (isWrite: boolean) =>
  [...everyCall, ...(isWrite ? everyWrite : [])].map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** The headers that an answer brings, by their name in the document. */
export const headers = {
  ContractVersion: {
    description: told.contractVersionHeader,
    required: true,
    schema: { type: 'string', pattern: String.raw`^\d+\.\d+$` },
    example: contractVersion,
  },
  RequestId: {
    description: 'As it came with the request.',
    schema: { type: 'string', pattern: headerPatterns.requestId.source },
    example: '7K3M-9QWX-AB12',
  },
  RetryAfter: {
    description: 'After how many seconds a call may do.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  GuestSession: {
    description: 'A guest’s session, where the call brought `X-Begin-Session: 1` and there is none still.',
    schema: { type: 'string' },
    example:
      '__Host-Http-session=7K3M9QWXAB12CD34EF56GH78JK; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=172800',
  },
}

const onEveryAnswer = {
  [requestIdHeader]: { $ref: '#/components/headers/RequestId' },
  [contractVersionHeader]: { $ref: '#/components/headers/ContractVersion' },
}

/** The headers of an answer, as references: those of every answer and its own. */
export const headersOf = (own: Record<string, keyof typeof headers> = {}) => ({
  ...onEveryAnswer,
  ...Object.fromEntries(
    Object.entries(own).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
  ),
})
