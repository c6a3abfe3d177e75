import { expect, test } from 'vitest'
import { all, type Change, one, parseChanged } from './malformed.fixture.ts'
import { put, set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { document, linksTo, linkTo, node, paragraph, plain, textNode } from './values.fixture.ts'

const hidden: Change = one('plan', 'display', false)

test('a plan that is off has no block, no order button and no price in a text, and is named', () => {
  const change = all(
    hidden,
    one('to-order', 'planOrPromoToOrder', linkTo('plan')),
    one(
      'banner',
      'text',
      document(paragraph(textNode('Kaina '), node('embedded-entry-inline', [], { target: linkTo('plan') }))),
    ),
  )
  const { snapshot, named } = parseChanged(change)
  expect(named).toContain('broken plan display')
  const pages = JSON.stringify(snapshot?.lt.pages)
  expect(pages).not.toContain('"type":"plan"')
  expect(pages).not.toContain('"id":"to-order"')
  expect(pages).toContain('<p>Kaina </p>')
})

test.each([
  ['primaryButton', 'to-form'],
  ['primaryButton', 'to-cookies'],
  ['secondaryButton', 'to-order'],
  ['secondaryButton', 'to-form'],
])('an offer’s %s that can’t be served (%s) is left out and named', (field, button) => {
  const { snapshot, named } = parseChanged(one('more', field, linkTo(button)))
  expect(named).toContain(`broken ${button}`)
  expect(snapshot?.lt.personalOffers[0]).toMatchObject({ [field]: undefined })
})

test('the footer takes links only, and names another button', () => {
  const { snapshot, named } = parseChanged(one('group', 'links', [linkTo('to-home'), linkTo('to-cookies')]))
  expect(named).toContain('broken to-cookies url lt')
  expect(snapshot?.lt.footer.groups[0]?.links).toHaveLength(1)
})

test('words of a form that has them in microcopy are named', () => {
  const mirror = validMirror()
  put(mirror, 'zaidimas', 'formPage', {
    ...mirror.entries.lead?.fields,
    slug: plain('zaidimas'),
    formKey: plain('gameRegistration'),
    inputs: linksTo('field'),
  })
  const named = parseMirror(mirror).problems.map(({ entry, field }) => `${entry} ${field}`)
  expect(named).toEqual(expect.arrayContaining(['zaidimas inputs', 'zaidimas modals']))
  expect(named).not.toContain('lead modals')
})

test('parts that a form doesn’t look for are named, and no others', () => {
  const mirror = validMirror()
  const linked = (...ids: string[]) => ids.map((id) => linkTo(id))
  const copyOf = (id: string, copy: string, key: string) =>
    put(mirror, copy, mirror.entries[id]?.sys.contentType.sys.id ?? '', {
      ...mirror.entries[id]?.fields,
      key: plain(key),
    })
  copyOf('field', 'email-field', 'email')
  copyOf('field', 'other-field', 'nickname')
  copyOf('field', 'same-field', 'phoneNumber')
  copyOf('dialog', 'other-dialog', 'help')
  set(mirror, 'lead', 'inputs', linked('field', 'email-field', 'other-field', 'same-field'))
  set(mirror, 'lead', 'ctas', linked('again', 'to-home', 'to-account'))
  set(mirror, 'lead', 'modals', linked('dialog', 'other-dialog'))
  put(mirror, 'activate', 'formPage', {
    ...mirror.entries.lead?.fields,
    slug: plain('numeris'),
    formKey: plain('registration'),
    modals: plain([]),
  })
  const named = parseMirror(mirror)
    .problems.filter(({ severity, entry }) => severity === 'broken' && ['lead', 'activate'].includes(entry))
    .map(({ entry, field, message }) => `${entry} ${field} ${/"([^"]+)" is not shown/.exec(message)?.[1]}`)
  expect(new Set(named)).toEqual(
    new Set([
      'lead inputs other-field',
      'lead inputs same-field',
      'lead ctas again',
      'lead ctas to-account',
      'lead modals other-dialog',
      'activate inputs email-field',
      'activate inputs other-field',
      'activate inputs same-field',
      'activate ctas again',
      'activate ctas to-home',
      'activate ctas to-account',
    ]),
  )
})

test('a service that needs consent is named in the category that asks for none', () => {
  const { named } = parseChanged(one('necessary', 'services', ['language', 'chat']))
  expect(named).toContain('broken necessary services')
  expect(parseChanged(one('necessary', 'services', ['language'])).named).not.toContain(
    'broken necessary services',
  )
})

test('a link in a text opens in a new tab where its address has the flag, and loses the flag', () => {
  const target = document(paragraph(node('hyperlink', [textNode('Planai')], { uri: '/planai?new-tab' })))
  const { snapshot } = parseChanged(one('banner', 'text', target))
  expect(JSON.stringify(snapshot?.lt.pages)).toContain(
    JSON.stringify('<a href="/planai" target="_blank" rel="noopener">Planai</a>').slice(1, -1),
  )
})
