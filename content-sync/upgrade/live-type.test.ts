import { expect, test } from 'vitest'
import type { ContentType } from '../model/content-type.ts'
import { controlsOf, withoutHelp } from '../model/editor-interface.ts'
import { withoutLinks } from './links-to.ts'
import { upgradedType } from './live-type.ts'

const field = {
  localized: false,
  required: true,
  disabled: false as const,
  omitted: false as const,
  validations: [],
}
const plan: ContentType = {
  id: 'plan',
  name: 'Plan',
  description: '',
  displayField: 'title',
  fields: [{ ...field, id: 'title', name: 'Title', type: 'Symbol', helpText: 'What customers read.' }],
}
const old = { ...field, id: 'old', name: 'Old', type: 'Symbol' }
const own = { fieldId: 'old', widgetId: 'markdown' }

test('a space that is up to date has nothing to change', () => {
  expect(upgradedType(plan, withoutHelp(plan), controlsOf(plan)).changes).toEqual([])
})

test('a field that the release does not have is hidden, with its words and its editor', () => {
  const { fields, ...type } = withoutHelp(plan)
  const upgraded = upgradedType(plan, { ...type, fields: [...fields, old] }, [...controlsOf(plan), own])
  expect(upgraded.changes).toEqual(['field old is hidden'])
  expect(upgraded.type.fields.at(-1)).toMatchObject({
    id: 'old',
    required: false,
    disabled: true,
    omitted: false,
  })
  expect(upgraded.controls.at(-1)).toEqual(own)
  expect(upgradedType(plan, upgraded.type, upgraded.controls).changes).toEqual([])
})

test('a field of another type is refused', () => {
  const [title] = plan.fields
  const live = {
    ...withoutHelp(plan),
    fields: [{ ...field, id: 'title', name: title?.name ?? '', type: 'Text' }],
  }
  expect(() => upgradedType(plan, live, [])).toThrow('field title is a Text in the space and a Symbol')
})

test('of a link to nothing the words stay, of a list and a field nothing', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
  const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', data: {}, content })
  const fields = {
    one: { lt: link('gone') },
    many: { lt: [link('here'), link('gone')] },
    text: {
      lt: paragraph(text('a '), {
        nodeType: 'entry-hyperlink',
        data: { target: link('gone') },
        content: [text('b')],
      }),
    },
  }
  expect(withoutLinks(fields, ({ id }) => id === 'here')).toEqual({
    one: {},
    many: { lt: [link('here')] },
    text: { lt: paragraph(text('a '), text('b')) },
  })
})
