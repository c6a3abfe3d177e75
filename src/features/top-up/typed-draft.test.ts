import { beforeEach, expect, test, vi } from 'vitest'
import { type Draft, firstDraft } from './top-up.ts'
import { typedDraft } from './typed-draft.ts'

/** What is in the page's form, by the names of its fields. */
type Form = Record<string, string>

class Field {
  value: string
  form: Form | null
  constructor(value: string, form: Form | null) {
    this.value = value
    this.form = form
  }
}

let field: unknown
beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('document', {
    activeElement: null,
    getElementById: (id: string) => (id === 'topup-phone' ? field : null),
  })
  vi.stubGlobal(
    'FormData',
    class {
      #form: Form
      constructor(form: Form) {
        this.#form = form
      }
      get = (name: string) => this.#form[name] ?? null
    },
  )
})

const untouched: Form = { 'topup-sum': '1', 'topup-method': 'card' }

test.each<[string, string, Form, Partial<Draft>]>([
  ['nothing', '', untouched, {}],
  ['a number', '8 612', untouched, { phone: '8 612' }],
  ['another sum', '', { ...untouched, 'topup-sum': '2' }, { sumIndex: 2 }],
  ['an own sum', '', { ...untouched, 'topup-sum': 'own' }, { sumIndex: undefined }],
  ['no sum', '', { 'topup-method': 'card' }, {}],
  ['the bank', '', { ...untouched, 'topup-method': 'bankLink' }, { choice: { method: 'bankLink' } }],
  ['a method that stands in no page', '', { ...untouched, 'topup-method': 'cheque' }, {}],
])('typed and chosen before script: %s', (_, phone, form, typed) => {
  field = new Field(phone, form)
  expect(typedDraft(firstDraft)).toEqual(typed)
  expect(Object.keys(typedDraft(firstDraft))).toEqual(Object.keys(typed))
})

test('what is there as it was sent was typed by no one', () => {
  field = new Field('8 612', untouched)
  expect(typedDraft({ ...firstDraft, phone: '8 612' })).toEqual({})
})

test('a field that has focus is not filled with what is kept', () => {
  field = new Field('', untouched)
  Object.assign(document, { activeElement: field })
  expect(typedDraft(firstDraft)).toEqual({ phone: '' })
})

test.each([null, new Field('8 612', null), {}])('without the form there is nothing: %o', (found) => {
  field = found
  expect(typedDraft(firstDraft)).toEqual({})
})
