import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serveManaged } from '../../../tests/fixtures/contentful.ts'
import { sandboxManagementToken } from './management-api.ts'

const Answer = v.looseObject({
  sys: v.looseObject({ id: v.optional(v.string()), version: v.optional(v.number()) }),
})
const Refused = v.object({
  sys: v.object({ id: v.string() }),
  details: v.object({ errors: v.array(v.looseObject({ name: v.string() })) }),
})

interface Sent {
  version?: number
  contentType?: string
  token?: string
}

const plan = {
  name: 'Plan',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
    {
      id: 'code',
      name: 'Code',
      type: 'Symbol',
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z]+$', flags: null } }],
    },
    { id: 'kind', name: 'Kind', type: 'Symbol', validations: [{ in: ['big', 'small'] }] },
    { id: 'days', name: 'Days', type: 'Integer', validations: [{ range: { min: 1, max: 30 } }] },
    { id: 'text', name: 'Text', type: 'RichText', localized: true },
    {
      id: 'next',
      name: 'Next',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['plan'] }],
    },
    { id: 'list', name: 'List', type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } },
  ],
}

async function setting(options: { requestsPerSecond?: number } = {}) {
  const { space, host, faults } = await serveManaged(options)
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    { version, contentType, token = sandboxManagementToken }: Sent = {},
  ) => {
    const answer = await fetch(`http://${host}/spaces/uoga/environments/master/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(version !== undefined && { 'X-Contentful-Version': String(version) }),
        ...(contentType && { 'X-Contentful-Content-Type': contentType }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      json: text ? v.parse(v.unknown(), JSON.parse(text)) : undefined,
    }
  }
  return { space, host, faults, send }
}

/** A space with a content type and one entry of it. */
async function withPlan() {
  const served = await setting()
  const { send } = served
  await send('PUT', 'content_types/plan', plan)
  await send('PUT', 'content_types/plan/published', undefined, { version: 1 })
  const save = (id: string, fields: object, version?: number) =>
    send('PUT', `entries/${id}`, { fields }, { contentType: 'plan', version })
  const publish = (id: string, version: number) =>
    send('PUT', `entries/${id}/published`, undefined, { version })
  await save('plan-m', { title: { lt: 'M' }, code: { lt: 'm' } })
  await publish('plan-m', 1)
  return { ...served, save, publish }
}

const versionOf = ({ json }: { json: unknown }) => v.parse(Answer, json).sys.version
const refusal = ({ json }: { json: unknown }) => {
  const { sys, details } = v.parse(Refused, json)
  return [sys.id, ...details.errors.map(({ name }) => name)]
}

test('without the token of a tool nothing is answered', async () => {
  const { send } = await setting()
  expect((await send('GET', 'entries', undefined, { token: 'sandbox-delivery-token' })).status).toBe(401)
})

test('who names another version than the last is refused', async () => {
  const { save, publish } = await withPlan()
  expect((await save('plan-m', { title: { lt: 'M' } })).status).toBe(409)
  expect((await save('plan-m', { title: { lt: 'M' } }, 1)).status).toBe(409)
  expect((await publish('plan-m', 1)).status).toBe(409)
  expect(versionOf(await save('plan-m', { title: { lt: 'M' } }, 2))).toBe(3)
})

test('a draft is not read by the site until it is published, and not after it is unpublished', async () => {
  const { space, save, send } = await withPlan()
  await save('plan-m', { title: { lt: 'Kitas' } }, 2)
  expect(space.delivery.entry('plan-m')?.content.fields.title).toEqual({ lt: 'M' })
  expect((await send('DELETE', 'entries/plan-m')).status).toBe(400)
  expect((await send('DELETE', 'entries/plan-m/published')).status).toBe(200)
  expect(space.delivery.entry('plan-m')).toBeUndefined()
  expect((await send('PUT', 'entries/plan-m/archived')).status).toBe(200)
  expect((await save('plan-m', {}, 5)).status).toBe(400)
  expect((await send('DELETE', 'entries/plan-m/archived')).status).toBe(200)
  expect((await send('DELETE', 'entries/plan-m')).status).toBe(204)
  expect((await send('GET', 'entries/plan-m')).status).toBe(404)
})

const paragraph = (data: object, node: object) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data, content: [node] }],
})
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })

test.each([
  ['an unknown field', { colour: { lt: 'red' } }, ['UnknownField', 'unknown']],
  ['an unknown locale', { title: { de: 'M' } }, ['InvalidEntry', 'unknown']],
  ['a second locale where there is one', { code: { lt: 'm', en: 'm' } }, ['InvalidEntry', 'unknown']],
  ['a number for a text', { title: { lt: 5 } }, ['InvalidEntry', 'type']],
  ['a line of more than 256 characters', { title: { lt: 'a'.repeat(257) } }, ['InvalidEntry', 'size']],
  ['half a day', { days: { lt: 1.5 } }, ['InvalidEntry', 'type']],
  ['a link to another kind of thing', { next: { lt: link('x', 'Asset') } }, ['InvalidEntry', 'type']],
  ['a list of texts for one of links', { list: { lt: ['x'] } }, ['InvalidEntry', 'type']],
  [
    'data that a node does not have',
    {
      text: {
        lt: paragraph(
          {},
          { nodeType: 'entry-hyperlink', data: { target: link('plan-m'), fragment: 'x' }, content: [] },
        ),
      },
    },
    ['InvalidEntry', 'unexpected'],
  ],
  [
    'a node that does not exist',
    { text: { lt: paragraph({}, { nodeType: 'video', data: {}, content: [] }) } },
    ['InvalidEntry', 'in'],
  ],
])('%s is not saved', async (_, fields, expected) => {
  const { save } = await withPlan()
  const answer = await save('plan-x', fields)
  expect(answer.status).toBe(422)
  expect(refusal(answer)).toEqual(expected)
})

test.each([
  ['nothing where something is required', {}, ['ValidationFailed', 'required']],
  [
    'a value that another entry has',
    { title: { lt: 'X' }, code: { lt: 'm' } },
    ['ValidationFailed', 'unique'],
  ],
  ['a value against its pattern', { title: { lt: 'X' }, code: { lt: 'X1' } }, ['ValidationFailed', 'regexp']],
  ['a value that is not offered', { title: { lt: 'X' }, kind: { lt: 'huge' } }, ['ValidationFailed', 'in']],
  ['a number out of its range', { title: { lt: 'X' }, days: { lt: 31 } }, ['ValidationFailed', 'range']],
  [
    'a link to nothing',
    { title: { lt: 'X' }, next: { lt: link('gone') } },
    ['UnresolvedLinks', 'notResolvable'],
  ],
  [
    'a link to nothing in a list',
    { title: { lt: 'X' }, list: { lt: [link('gone')] } },
    ['UnresolvedLinks', 'notResolvable'],
  ],
  [
    'a link to nothing in a text',
    {
      title: { lt: 'X' },
      text: {
        lt: paragraph({}, { nodeType: 'entry-hyperlink', data: { target: link('gone') }, content: [] }),
      },
    },
    ['UnresolvedLinks', 'notResolvable'],
  ],
])('%s is saved, and not published', async (_, fields, expected) => {
  const { save, publish, space } = await withPlan()
  expect((await save('plan-x', fields)).status).toBe(201)
  const answer = await publish('plan-x', 1)
  expect(answer.status).toBe(422)
  expect(refusal(answer)).toEqual(expected)
  expect(space.delivery.entry('plan-x')).toBeUndefined()
})

const [title, ...others] = plan.fields

test.each([
  ['another type of a field', [{ ...title, type: 'Text' }, ...others], ['ValidationFailed', 'type']],
  [
    'a field that is gone without being omitted first',
    others,
    ['ValidationFailed', 'displayField', 'omitted'],
  ],
  [
    'a validation of other fields',
    [{ ...title, validations: [{ range: { min: 1 } }] }, ...others],
    ['ValidationFailed', 'range'],
  ],
  ['a field twice', [title, title, ...others], ['ValidationFailed', 'uniqueFieldIds']],
])('a content type is refused %s', async (_, fields, expected) => {
  const { send } = await withPlan()
  const answer = await send('PUT', 'content_types/plan', { ...plan, fields }, { version: 2 })
  expect(answer.status).toBe(422)
  expect(refusal(answer)).toEqual(expected)
})

test('an asset without a processed file is not published', async () => {
  const { send } = await setting()
  await send('PUT', 'assets/berry', { fields: { title: { lt: 'Uoga' } } })
  expect((await send('PUT', 'assets/berry/published', undefined, { version: 1 })).status).toBe(422)
  expect((await send('PUT', 'assets/berry/files/lt/process', undefined, { version: 1 })).status).toBe(400)
})

test('more requests than the limit are refused for a second', async () => {
  const { send } = await setting({ requestsPerSecond: 3 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('GET', 'entries')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('X-Contentful-RateLimit-Reset')).toBe('1')
})
