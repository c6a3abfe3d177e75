import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { embeddedSpaceFolder } from '../contentful/embedded-space.ts'
import { createEditing } from './editing.ts'

// Each test reads the whole space.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const host = 'http://127.0.0.1:4324'

/** The editing page over a copy of the embedded space, and what its own script would send. */
async function edited(given?: string) {
  const folder = given ?? (await temporaryFolder({ of: embeddedSpaceFolder }))
  const app = createEditing({ folder, siteOrigin: 'http://127.0.0.1:4321', needs: () => [] })
  const get = async (path: string) => (await app.request(host + path)).text()
  const token = /name="editing-token" content="([^"]+)"/.exec(await get('/'))?.[1] ?? ''
  const send = (
    path: string,
    fields: [string, string | File][] = [],
    headers: Record<string, string> = {},
  ) => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    const own = { Origin: host, 'X-Editing-Token': token, ...headers }
    return app.request(host + path, { method: 'POST', body, headers: own })
  }
  /** What the form of an entry says, with these fields otherwise. */
  const form = async (id: string, type: string, otherwise: Record<string, string> = {}) => {
    const fields = fieldsIn(await get(`/entries/${id}`)).filter(([name]) => !(name in otherwise))
    return [[':id', id], [':type', type], ...fields, ...Object.entries(otherwise)] satisfies [
      string,
      string,
    ][]
  }
  const file = (name: string) => readFile(join(folder, name), 'utf8')
  return { folder, get, send, form, file, app }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '')

/** What a browser would send of a form, field by field. */
function fieldsIn(html: string): [string, string][] {
  const withoutTemplates = html.replace(/<template>.*?<\/template>/gs, '')
  const controls =
    /<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]*)")[^>]*>|<textarea[^>]* name="([^"]+)"[^>]*>\n?([^<]*)<\/textarea>|<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs
  return [...withoutTemplates.matchAll(controls)].flatMap(
    ([control, input, value, area, text, select, options]): [string, string][] => {
      if (input !== undefined)
        return /type="checkbox"(?!.*checked)/s.test(control) ? [] : [[input, plain(value ?? '')]]
      if (area !== undefined) return [[area, plain(text ?? '').replaceAll('\n', '\r\n')]]
      const chosen = /value="([^"]*)" selected/.exec(options ?? '')?.[1] ?? ''
      return [[select ?? '', plain(chosen)]]
    },
  )
}

/** The line of the first plan's price, whatever it is today. */
const priceOf = (text: string): string => /planPrice: '[^']+'/.exec(text)?.[0] ?? ''

let shared: Awaited<ReturnType<typeof edited>>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  await cp(embeddedSpaceFolder, folder, { recursive: true })
  shared = await edited(folder)
})
afterAll(() => rm(shared.folder, { recursive: true, force: true }))

test('a price is changed in its line alone, and taken back', async () => {
  const { send, form, file } = await edited()
  const before = await file('entries/plan.yaml')
  const answer = await send('/save', await form('plan-s', 'plan', { planPrice: '55,90' }))
  expect(await answer.json()).toMatchObject({ kind: 'saved', undo: 'Change plan “plan-s”' })
  expect(await file('entries/plan.yaml')).toBe(before.replace(priceOf(before), "planPrice: '55,90'"))
  expect(await (await send('/undo')).json()).toEqual({ undone: 'Change plan “plan-s”' })
  expect(await file('entries/plan.yaml')).toBe(before)
})

test('what is wrong is named by entry, field and language, and not written', async () => {
  const { send, form, file } = shared
  const before = await file('entries/plan.yaml')
  const asked = await form('plan-s', 'plan', { planPrice: 'ten', 'planTitle.en': 'x'.repeat(300) })
  const { kind, findings } = await (await send('/save', asked)).json()
  expect(kind).toBe('refused')
  expect(findings).toContainEqual(
    expect.objectContaining({
      entry: 'plan-s',
      field: 'planPrice',
      message: expect.stringContaining('4,90'),
    }),
  )
  expect(findings).toContainEqual(
    expect.objectContaining({ entry: 'plan-s', field: 'planTitle', language: 'en' }),
  )
  expect(await file('entries/plan.yaml')).toBe(before)
})

test('what only a parser refuses is named too, and not written', async () => {
  const { send, form, file } = shared
  const before = await file('entries/faqItem/help-start.yaml')
  const id = /^([\w-]+):/m.exec(before)?.[1] ?? ''
  const asked = await form(id, 'faqItem', { 'answer.en': '[gone](embed:home)' })
  const { kind, findings } = await (await send('/save', asked)).json()
  expect(kind).toBe('refused')
  expect(findings).toContainEqual(expect.objectContaining({ entry: id, field: 'answer', language: 'en' }))
  expect(await file('entries/faqItem/help-start.yaml')).toBe(before)
})

test('an entry that others link to is not deleted', async () => {
  const { send, form } = shared
  const asked = await form('unlimited-minutes', 'allowance', { ':delete': 'true' })
  const { kind, findings } = await (await send('/save', asked)).json()
  expect(kind).toBe('refused')
  expect(findings).toContainEqual(expect.objectContaining({ entry: 'plan-s', field: 'minutes' }))
})

test('a question is added like another, put into its list, and all of it is taken back', async () => {
  const { send, get, file } = await edited()
  const [questions, lists] = [
    await file('entries/faqItem/help-start.yaml'),
    await file('entries/faq/help.yaml'),
  ]
  const like = /^([\w-]+):/m.exec(questions)?.[1] ?? ''
  const offered = fieldsIn(await get(`/new/faqItem?like=${like}`))
  expect(offered.filter(([name, value]) => /^(name|slug|checkedOn)/.test(name) && value !== '')).toEqual([])
  const fields = offered.filter(([name]) => !/^(name$|uniqueKey|:)/.test(name))
  const added = await send('/save', [
    ...fields,
    [':type', 'faqItem'],
    [':id', 'question-new'],
    [':after', like],
    [':file', 'entries/faqItem/help-start.yaml'],
    ['name', 'A new one'],
    ['uniqueKey', 'brand-new'],
  ])
  expect(await added.json()).toMatchObject({ kind: 'saved', undo: 'Add faqItem “question-new”' })
  await send('/undo')
  expect(await file('entries/faqItem/help-start.yaml')).toBe(questions)
  expect(await file('entries/faq/help.yaml')).toBe(lists)
})

test('a link like another goes behind it in its group too, in a step of its own', async () => {
  const { get, send, file } = await edited()
  const groups = await file('entries/linkGroup.yaml')
  const html = await get('/new/button?like=footer-students')
  const offered = [...html.matchAll(/name=":list" value="([^"]+)"/g)].map(([, id]) => id)
  expect(offered).toContain('footer-services')
  const fields = fieldsIn(html).filter(([name]) => name !== ':id' && name !== ':list')
  const asked: [string, string][] = [
    ...fields,
    [':id', 'footer-garden'],
    [':type', 'button'],
    [':after', 'footer-students'],
    [':list', 'footer-services'],
  ]
  expect((await (await send('/save', asked)).json()).kind).toBe('saved')
  expect(await file('entries/linkGroup.yaml')).toBe(
    groups.replace('    - footer-students\n', '    - footer-students\n    - footer-garden\n'),
  )
  await send('/undo')
  expect(await file('entries/linkGroup.yaml')).toBe(groups)
  expect(await file('entries/button/footer-garden.yaml')).toContain('footer-garden:')
})

test('a page that moves is found at the address that it had, and at none twice when it comes back', async () => {
  const { send, form, get } = await edited()
  const earlier = async () => {
    const fields = fieldsIn(await get('/entries/contact'))
    return fields.find(([name]) => name === 'earlierAddresses')?.[1]
  }
  const moved = { 'slug.lt': 'susisiek', 'slug.en': 'get-in-touch' }
  await send('/save', await form('contact', 'genericLandingPage', moved))
  expect(await earlier()).toBe('/kontaktai /en/contact')
  await send('/save', await form('contact', 'genericLandingPage', { 'slug.lt': 'kontaktai' }))
  expect(await earlier()).toBe('/en/contact /susisiek')
})

test('the words of a screen are on one page, and each is saved for itself', async () => {
  const { get, send, file } = await edited()
  expect(await get('/list?type=microcopy')).toContain('data-screen-of="usage"')
  expect(await get('/entries/usage-tryAgain')).toContain('data-screen-of="usage"')
  const screen = await get('/screens/usage')
  const before = await file('entries/microcopy/usage.yaml')
  const ids = [...before.matchAll(/^([\w-]+):/gm)].map(([, id]) => id)
  expect([...screen.matchAll(/data-word="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids)
  const row = /<form class="word" data-word="usage-tryAgain">.*?<\/form>/s.exec(screen)?.[0] ?? ''
  const asked = (otherwise: [string, string]): [string, string][] => [
    [':id', 'usage-tryAgain'],
    [':type', 'microcopy'],
    ...fieldsIn(row).filter(([name]) => name !== otherwise[0]),
    otherwise,
  ]
  const { kind, base } = await (await send('/save', asked(['value.en', 'What you used']))).json()
  expect(kind).toBe('saved')
  const after = await file('entries/microcopy/usage.yaml')
  const changed = after.split('\n').filter((line, at) => line !== before.split('\n')[at])
  expect(changed).toEqual(['    en: What you used'])
  // The row is saved again by what the answer says it is made of now, and never by what it was.
  expect((await (await send('/save', asked(['value.en', 'Used']))).json()).kind).toBe('refused')
  const again = asked(['value.en', 'Used']).map(([name, value]): [string, string] => [
    name,
    name === ':base' ? base : value,
  ])
  expect((await (await send('/save', again)).json()).kind).toBe('saved')
})

test('what was sought is listed by its title first, and by the name of its type', async () => {
  const titles = async (words: string) =>
    [
      ...(await shared.get(`/list?words=${encodeURIComponent(words)}`)).matchAll(
        /data-open="[^"]+">([^<]+)</g,
      ),
    ].map(([, title]) => title)
  expect((await titles('puk'))[0]).toBe('Where the PUK is')
  expect(await titles('plan žemuogė')).toEqual(['Žemuogė'])
  expect(await shared.get('/list?words=studentams&type=genericLandingPage')).toMatch(
    /Students.*Of other types:.*data-open="footer-students"/s,
  )
})

test('what another program wrote is neither overwritten nor taken back', async () => {
  const { folder, send, form, file } = await edited()
  const stale = await form('plan-s', 'plan', { planPrice: '7' })
  await send('/save', await form('plan-m', 'plan', { planPrice: '8' }))
  const saved = await file('entries/plan.yaml')
  const text = saved.replace(priceOf(saved), "planPrice: '44,95'")
  await writeFile(join(folder, 'entries/plan.yaml'), text)
  expect(await (await send('/save', stale)).json()).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('Another program'),
  })
  expect(await (await send('/undo')).json()).toMatchObject({ changedSince: 'entries/plan.yaml' })
  expect(await file('entries/plan.yaml')).toBe(text)
})

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9" width="${width}" height="9"><path d="M0 0h9v9z"/></svg>`
const words: [string, string][] = [
  ['lt', 'Šuo'],
  ['en', 'A dog'],
  ['ru', 'Собака'],
]

test('a picture from a file is a file and lines of its own, is replaced wherever it is shown, and taken back', async () => {
  const { send, file } = await edited()
  const before = await file('assets.yaml')
  const add = (content: string, more: [string, string][] = []) =>
    send('/assets', [['file', new File([content], 'Šuo.svg')], ...words, ...more])
  expect(await (await add(drawing(9))).json()).toEqual({ id: 'suo', undo: 'Add picture “suo”' })
  expect(await file('assets.yaml')).toContain(
    '\nsuo:\n  file: suo.svg\n  title:\n    lt: Šuo\n    en: A dog\n    ru: Собака\n  description:\n    lt: Šuo\n',
  )
  expect(await (await add(drawing(8), [['replaces', 'suo']])).json()).toEqual({
    id: 'suo',
    undo: 'Replace picture “suo”',
  })
  expect(await file('assets/suo.svg')).toBe(drawing(8))
  await send('/undo')
  expect(await file('assets/suo.svg')).toBe(drawing(9))
  await send('/undo')
  expect(await file('assets.yaml')).toBe(before)
  await expect(file('assets/suo.svg')).rejects.toThrow('ENOENT')
})

test('a PDF from a file is an asset of its own that a button leads to, and takes a new title with a new file', async () => {
  const { send, form, file } = await edited()
  const add = (content: string, more: [string, string][] = []) =>
    send('/assets', [['kind', 'document'], ['file', new File([content], 'Kainoraštis.pdf')], ...more])
  expect(await (await add('%PDF-1.7 a', words)).json()).toEqual({
    id: 'kainorastis',
    undo: 'Add PDF “kainorastis”',
  })
  const button = await form('plans-how-to-order', 'button', { document: 'kainorastis', page: '', url: '' })
  expect(await (await send('/save', button)).json()).toMatchObject({ kind: 'saved', findings: [] })
  const renamed = await add('%PDF-1.7 b', [
    ['replaces', 'kainorastis'],
    ['en', 'Price list'],
  ])
  expect(await renamed.json()).toMatchObject({ undo: 'Replace PDF “kainorastis”' })
  expect(await file('assets/kainorastis.pdf')).toBe('%PDF-1.7 b')
  expect(await file('assets.yaml')).toContain('    en: Price list\n    ru: Собака\n  description:')
  expect(await (await add('%PDF-1.7', [['replaces', 'hero-cat']])).json()).toMatchObject({
    sentence: 'There is no PDF “hero-cat”.',
  })
})

test.each([
  ['another kind of file', new File(['%PDF-1.7'], 'a.png'), words, 'is no picture'],
  [
    'a script in a drawing',
    new File([drawing(9).replace('<path', '<script/><path')], 'a.svg'),
    words,
    'The drawing',
  ],
  ['a drawing too large', new File([drawing(9) + ' '.repeat(200_000)], 'a.svg'), words, 'larger than 200 kB'],
  ['a file too large', new File([new Uint8Array(10_000_001)], 'a.png'), words, 'larger than 10 MB'],
  ['a lacking language', new File([drawing(9)], 'a.svg'), words.slice(0, 2), 'Say in Russian'],
  [
    'a picture for a PDF',
    new File([drawing(9)], 'a.pdf'),
    [['kind', 'document'], ...words] satisfies [string, string][],
    'is no PDF',
  ],
  [
    'a PDF too large',
    new File(['%PDF-', new Uint8Array(10_000_000)], 'a.pdf'),
    [['kind', 'document'], ...words] satisfies [string, string][],
    'larger than 10 MB',
  ],
  [
    'a PDF without a title',
    new File(['%PDF-'], 'a.pdf'),
    [['kind', 'document']] satisfies [string, string][],
    'Say in Lithuanian what the PDF is called',
  ],
])('%s is named, and nothing is written', async (_, upload, said, sentence) => {
  const { send, file } = shared
  const before = await file('assets.yaml')
  const answer = await (await send('/assets', [['file', upload], ...said])).json()
  expect(answer.sentence).toContain(sentence)
  expect(await file('assets.yaml')).toBe(before)
})

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port of this machine', { Origin: 'http://127.0.0.1:4321' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a page that has no token', { 'X-Editing-Token': '' }],
  ['a page with another token', { 'X-Editing-Token': 'A'.repeat(32) }],
  ['a cross-site request', { 'Sec-Fetch-Site': 'same-site' }],
])('%s writes nothing', async (_, headers) => {
  const { send, form, file } = shared
  const before = await file('entries/plan.yaml')
  const answer = await send('/save', await form('plan-s', 'plan', { planPrice: '9' }), headers)
  expect(answer.status).toBe(403)
  expect((await send('/undo', [], headers)).status).toBe(403)
  expect((await send('/assets', [], headers)).status).toBe(403)
  expect(await file('entries/plan.yaml')).toBe(before)
})

test('no other page may frame or read it', async () => {
  const { headers } = await shared.app.request(`${host}/`)
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('an entry of whatever type has a form that, sent as it is, changes nothing', async () => {
  const { send, form, folder } = shared
  for (const [type, id] of await someOfEachType(folder)) {
    const { kind, findings } = await (await send('/save', await form(id, type))).json()
    if (kind !== 'same') expect.fail(`${type} ${id}: ${kind} ${JSON.stringify(findings)}`)
  }
})

/** The ids of the space by content type: the first, the middle and the last of each. */
async function someOfEachType(folder: string): Promise<[type: string, id: string][]> {
  const { readSpace } = await import('../contentful/read-space.ts')
  const { entries } = await readSpace(folder)
  const byType = Map.groupBy([...entries], ([, { contentType }]) => contentType)
  return [...byType].flatMap(([type, found]) =>
    [...new Set([found[0], found[found.length >> 1], found.at(-1)])]
      .filter((entry) => entry !== undefined)
      .map(([id]): [string, string] => [type, id]),
  )
}
