import { expect, test } from 'vitest'
import { put, putDocument, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { document, linkTo, node } from './values.fixture.ts'

/** The English page's data and problems where a text holds a button with these fields. */
function withButton(fields: Record<string, unknown>) {
  const mirror = validMirror()
  putDocument(mirror, 'terms')
  const plain = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { lt: value }]))
  put(mirror, 'to-terms', 'button', {
    title: { lt: 'Sąlygos', en: 'Terms', ru: 'Условия' },
    type: { lt: 'text' },
    ...plain,
  })
  const text = document(node('embedded-entry-block', [], { target: linkTo('to-terms') }))
  const card = mirror.entries['rich-card']
  if (card) card.fields.text = { lt: text, en: text, ru: text }
  const { snapshot, problems } = parseMirror(mirror)
  return { page: JSON.stringify(snapshot?.en), problems }
}

test('a button leads to a PDF and says what one gets', () => {
  const { page, problems } = withButton({ document: linkTo('terms', 'Asset') })
  expect(page).toContain('/media/terms.pdf')
  expect(page).toContain('Terms (PDF, 120\u00A0kB)')
  expect(problems).toEqual([])
})

test('a button whose PDF is a picture is left out and named', () => {
  const { page, problems } = withButton({ document: linkTo('berry', 'Asset') })
  expect(page).not.toContain('Terms')
  expect(problems).toContainEqual(
    expect.objectContaining({
      entry: 'to-terms',
      field: 'document',
      message: expect.stringContaining('is no PDF'),
    }),
  )
})
