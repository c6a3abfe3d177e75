import { createClient } from 'contentful'
import { expect, test } from 'vitest'
import { fixtureSpace, serveFixture } from '../../tests/fixtures/contentful.ts'
import { createContentful, sandboxToken } from './contentful.ts'

/** Contentful's own client, against the running sandbox. */
async function client() {
  const { environment, space } = await serveFixture()
  const { token, host } = environment
  return {
    space,
    client: createClient({ space: space.id, accessToken: token, host, insecure: true, retryOnError: false }),
  }
}

const ids = ({ items }: { items: { sys: { id: string } }[] }) => items.map(({ sys }) => sys.id)

test('an entry comes in one language, with the default one where it lacks that', async () => {
  const { client: contentful } = await client()
  const english = await contentful.getEntry('to-questions', { locale: 'en' })
  expect(english.fields).toMatchObject({ title: 'Questions', url: '#questions' })
  const russian = await contentful.getEntry('to-questions', { locale: 'ru' })
  expect(russian.fields).toMatchObject({ title: 'Klausimai', url: '#voprosy' })
  expect(russian.sys.locale).toBe('ru')
  expect((await contentful.getEntry('to-questions')).fields).toMatchObject({ title: 'Klausimai' })
})

test('with all locales every value comes by its locale', async () => {
  const { client: contentful } = await client()
  const entry = await contentful.withAllLocales.getEntry('to-questions')
  expect(entry.fields).toMatchObject({ title: { lt: 'Klausimai', en: 'Questions' } })
  expect(entry.fields.title).not.toHaveProperty('ru')
})

test('linked entries and assets are included as deep as asked', async () => {
  const { client: contentful } = await client()
  const deep = await contentful.getEntries({ 'sys.id': 'home', include: 2 })
  expect(deep.items[0]?.fields.blocks).toMatchObject([
    { fields: { title: 'Apie mus', image: { fields: { title: 'Nuotrauka' } } } },
    { fields: { items: [{ fields: { uniqueKey: 'price' } }, { fields: { uniqueKey: 'time' } }] } },
  ])
  const shallow = await contentful.getEntries({ 'sys.id': 'home' })
  expect(shallow.items[0]?.fields.blocks).toMatchObject([
    { fields: { image: { sys: { type: 'Link' } } } },
    {},
  ])
})

test('a link to what is not published is named as an error', async () => {
  const { client: contentful, space } = await client()
  space.unpublish('Entry', 'questions')
  const { errors } = await contentful.getEntries({ 'sys.id': 'home' })
  expect(errors).toMatchObject([
    { sys: { id: 'notResolvable' }, details: { linkType: 'Entry', id: 'questions' } },
  ])
})

test('entries are filtered, ordered and paged', async () => {
  const { client: contentful } = await client()
  const ordered = await contentful.getEntries({ content_type: 'faqItem', order: ['-fields.uniqueKey'] })
  expect(ids(ordered)).toEqual(['question-time', 'question-price'])
  const page = await contentful.getEntries({ order: ['sys.id'], skip: 1, limit: 2 })
  expect(page).toMatchObject({ total: 13, skip: 1, limit: 2 })
  expect(ids(page)).toEqual(['footer', 'header'])
  expect(
    ids(await contentful.getEntries({ 'sys.id[in]': ['home', 'about', 'gone'], order: ['sys.id'] })),
  ).toEqual(['about', 'home'])
  const byField = await contentful.getEntries({ content_type: 'faqItem', 'fields.uniqueKey': 'time' })
  expect(ids(byField)).toEqual(['question-time'])
})

test('assets name the address of their file', async () => {
  const { client: contentful } = await client()
  const photo = await contentful.getAsset('photo')
  expect(photo.fields.file).toMatchObject({
    contentType: 'image/png',
    fileName: 'photo.png',
    details: { image: { width: 40, height: 20 } },
  })
  const answer = await fetch(`http:${photo.fields.file?.url}`)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
})

test('locales and content types are reported', async () => {
  const { client: contentful } = await client()
  const locales = await contentful.getLocales()
  expect(locales.items.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
    ['lt', null],
    ['en', 'lt'],
    ['ru', 'lt'],
  ])
  expect(await contentful.getContentType('faqItem')).toMatchObject({
    displayField: 'name',
    name: 'Question and answer',
  })
  expect(ids(await contentful.getContentTypes())).toContain('microcopy')
  expect(await contentful.getSpace()).toMatchObject({ sys: { type: 'Space', id: 'fixture' } })
})

const path = '/spaces/fixture/environments/master'
const withToken = { headers: { Authorization: `Bearer ${sandboxToken}` } }

test.each([
  ['without a token', `${path}/entries`, {}, 401, 'AccessTokenInvalid'],
  ['of another space', path.replace('fixture', 'other'), withToken, 404, 'NotFound'],
  ['of another environment', `${path.replace('master', 'test')}/entries`, withToken, 404, 'NotFound'],
  ['of an entry that is not there', `${path}/entries/gone`, withToken, 404, 'NotFound'],
  ['of an asset that is not there', `${path}/assets/home`, withToken, 404, 'NotFound'],
  ['of a content type that is not there', `${path}/content_types/gone`, withToken, 404, 'NotFound'],
  ['in an unknown locale', `${path}/entries?locale=de`, withToken, 400, 'InvalidQuery'],
  ['with an unknown parameter', `${path}/entries?colour=red`, withToken, 400, 'InvalidQuery'],
  ['by a field of any content type', `${path}/entries?fields.key=x`, withToken, 400, 'InvalidQuery'],
  ['by no order', `${path}/entries?order=name`, withToken, 400, 'InvalidQuery'],
  ['of too many', `${path}/entries?limit=1001`, withToken, 400, 'InvalidQuery'],
])('a request %s is an error as Contentful words it', async (_what, address, init, status, id) => {
  const answer = await createContentful({ space: await fixtureSpace() }).request(address, init)
  expect(answer.status).toBe(status)
  const requestId = answer.headers.get('X-Contentful-Request-Id')
  expect(requestId).toBeTruthy()
  expect(await answer.json()).toMatchObject({
    sys: { type: 'Error', id },
    message: expect.any(String),
    requestId,
  })
})
