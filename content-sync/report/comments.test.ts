import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sandboxManagementToken } from '../../sandbox/contentful/management/management-api.ts'
import { serveManaged } from '../../tests/fixtures/contentful.ts'
import { managementClient } from '../upgrade/management-client.ts'
import { updateComments } from './comments.ts'
import type { Report, Reported } from './report.ts'

const Listed = v.object({ items: v.array(v.object({ sys: v.object({ id: v.string() }), body: v.string() })) })

async function setting() {
  const { space, host, environment } = await serveManaged()
  space.contentTypes.save('plan', { name: 'Plan', description: '', fields: [] }, undefined)
  for (const id of ['plan-s', 'plan-m'])
    space.entries.save(id, { contentType: 'plan', fields: {} }, undefined)
  const client = managementClient({
    kind: 'management',
    space: environment.space,
    environment: environment.environment,
    token: sandboxManagementToken,
    host,
    uploadHost: host,
  })
  const comments = async (entry: string) =>
    v.parse(Listed, await client.send('GET', `entries/${entry}/comments`)).items
  return { client, comments }
}

const broken = (entry: string, message: string): Reported => ({
  severity: 'broken',
  contentType: 'plan',
  entry,
  field: 'planPrice',
  language: 'lt',
  message,
  address: 'https://app.contentful.com/',
})
const report = (problems: Reported[], commented: string[] = []): Report => ({
  at: '2026-11-24T10:00:00.000Z',
  problems,
  links: [],
  sent: [],
  commented,
})

test('an entry has one comment with all that is broken in it, until it is mended', async () => {
  const { client, comments } = await setting()
  await client.send('POST', 'entries/plan-s/comments', { body: { body: 'An editor’s own' } })
  const first = report([broken('plan-s', 'is missing'), broken('plan-s', 'is too low')])
  expect(await updateComments(client, first)).toEqual(['plan-s'])
  const own = (await comments('plan-s')).find(({ body }) => body.startsWith('Site check:'))
  expect(own?.body).toBe('Site check:\nPrice (lt): is missing\nPrice (lt): is too low')

  await updateComments(client, { ...first, commented: ['plan-s'] })
  expect(await comments('plan-s')).toHaveLength(2)
  expect(await comments('plan-s')).toContainEqual(own)

  await updateComments(client, report([broken('plan-s', 'is missing')], ['plan-s']))
  expect((await comments('plan-s')).map(({ body }) => body)).toEqual([
    'An editor’s own',
    'Site check:\nPrice (lt): is missing',
  ])

  expect(await updateComments(client, report([], ['plan-s']))).toEqual([])
  expect((await comments('plan-s')).map(({ body }) => body)).toEqual(['An editor’s own'])
})

test('what is worth a look or not translated, files and what isn’t in the space get none', async () => {
  const { client, comments } = await setting()
  const { address, ...notThere } = broken('plan-m', 'is missing')
  const others: Reported[] = [
    { ...broken('plan-m', 'x'), severity: 'warning' },
    { ...broken('plan-m', 'x'), severity: 'fallback' },
    { ...broken('plan-m', 'x'), contentType: 'asset' },
    notThere,
  ]
  expect(await updateComments(client, report(others))).toEqual([])
  expect(await comments('plan-m')).toEqual([])
})

test('a long comment is cut to what Contentful takes, and an entry that is gone stops no other', async () => {
  const { client, comments } = await setting()
  const problems = [broken('gone', 'is missing'), broken('plan-m', 'x'.repeat(600))]
  await updateComments(client, report(problems, ['gone-too']))
  const [comment] = await comments('plan-m')
  expect(comment?.body).toHaveLength(512)
})
