import { missingPhoneNumberHeader } from '../contract/headers.ts'
import type { Outcome } from './outcome.ts'

/** An answer that isn't what was asked for, and how the call has to end. */
export interface MalformedAnswer {
  name: string
  answer(): Promise<Response>
  ends: Partial<Outcome<unknown>>
}

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html' }
const reply = (body: string | null, init: ResponseInit) => async () => new Response(body, init)
const refused = { kind: 'unknown', reason: 'refused' } as const
const unmapped = { kind: 'unknown', reason: 'unmappedCode' } as const
const serverError = { kind: 'unknown', reason: 'serverError' } as const
const malformed = { kind: 'unknown', reason: 'malformedAnswer' } as const
const noConnection = { kind: 'unknown', reason: 'noConnection' } as const
const tooMany = (retryAfterInSeconds?: number) =>
  ({ kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds }) as const

const status = (code: number, ends: MalformedAnswer['ends'], headers: Record<string, string> = {}) => ({
  name: `${code} ${JSON.stringify(headers)}`,
  answer: reply(JSON.stringify({ code: 'X' }), { status: code, headers: { ...json, ...headers } }),
  ends,
})
const body = (name: string, text: string, ends: MalformedAnswer['ends'] = malformed, headers = json) => ({
  name,
  answer: reply(text, { headers }),
  ends,
})

/** Every shape of answer that any call may meet. `now` is the time by which a Retry-After date counts. */
export const malformedAnswers = (now: number): MalformedAnswer[] => [
  { name: '204', answer: reply(null, { status: 204 }), ends: malformed },
  { name: '301 to HTML', answer: reply('', { status: 301, headers: { Location: '/x' } }), ends: serverError },
  status(400, refused),
  status(401, { kind: 'unauthorized' }),
  status(403, refused),
  status(403, { kind: 'missingPhoneNumber' }, { [missingPhoneNumberHeader]: '+37061234567' }),
  status(403, refused, { [missingPhoneNumberHeader]: '//evil.example' }),
  status(403, refused, { [missingPhoneNumberHeader]: '+37061234567&next=//evil.example' }),
  status(403, refused, { [missingPhoneNumberHeader]: '<script>alert(1)</script>' }),
  status(404, refused),
  status(409, refused),
  status(413, refused),
  status(422, unmapped),
  { name: '422 HTML', answer: reply('<h1>422</h1>', { status: 422, headers: html }), ends: refused },
  status(429, tooMany(7), { 'Retry-After': '7' }),
  status(429, tooMany(60), { 'Retry-After': new Date(now + 60_000).toUTCString() }),
  status(429, tooMany(), { 'Retry-After': 'soon' }),
  status(429, tooMany()),
  status(500, serverError),
  { name: '502 HTML', answer: reply('<h1>502</h1>', { status: 502, headers: html }), ends: serverError },
  status(503, { kind: 'unavailable' }),
  status(504, serverError),
  body('empty', ''),
  body('truncated', '{"paymentReference":"7K3M'),
  body('HTML under 200', '<!doctype html><title>Hi</title>', malformed, html),
  body('HTML named JSON', '<!doctype html><title>Hi</title>'),
  body('null', 'null'),
  body('[]', '[]'),
  body('{}', '{}'),
  body('a string', '"ok"'),
  body('50 kB string', JSON.stringify('x'.repeat(50_000))),
  {
    name: 'cut in the body',
    answer: async () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }), {
        headers: json,
      }),
    ends: noConnection,
  },
  { name: 'offline', answer: () => Promise.reject(new TypeError('Failed to fetch')), ends: noConnection },
]
