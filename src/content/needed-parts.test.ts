import { expect, test } from 'vitest'
import { leadForm } from './lead-form.ts'
import { missingParts } from './needed-parts.ts'
import type { PageOf } from './page.ts'
import { registrationForm } from './registration-form.ts'
import { siteOf } from './site.fixture.ts'

type FormPage = PageOf<'formPage'>
type Parts = Record<'inputs' | 'ctas' | 'modals', string[]>

function formPage(formKey: FormPage['formKey'], { inputs, ctas, modals }: Parts): FormPage {
  const look = { type: 'primary', size: 'md', openInANewTab: false } as const
  const widths = { isFullWidthOnDesktop: false, isFullWidthOnTablet: false, isFullWidthOnMobile: false }
  return {
    id: 'the-form',
    type: 'formPage',
    formKey,
    path: '/forma',
    alternates: { lt: '/forma', en: '/en/form', ru: '/ru/forma' },
    title: '',
    seoTitle: '',
    seoDescription: '',
    noIndex: false,
    inputs: inputs.map((key) => ({ id: key, key, label: key })),
    ctas: ctas.map((id) => ({ ...look, ...widths, id, title: id, kind: 'inPlace' })),
    modals: modals.map((key) => ({ id: key, key, title: key, status: 'none', showCloseButton: false })),
    buttons: [],
    blocks: [],
  }
}

const forms = [
  {
    formKey: 'registration',
    read: registrationForm,
    parts: {
      inputs: ['phoneNumber', 'securityCode', 'pukCode'],
      ctas: ['activate-continue', 'activate-send-again'],
      modals: ['numberAlreadyAdded', 'whereToFindNumber', 'whereToFindPuk'],
    },
  },
  {
    formKey: 'leadGeneration',
    read: leadForm,
    parts: {
      inputs: ['name', 'phoneNumber'],
      ctas: [],
      modals: ['form', 'leadGenerationSuccess', 'leadGenerationError'],
    },
  },
] as const satisfies unknown[]

const fields = ['inputs', 'ctas', 'modals'] as const

const cases = forms.flatMap(({ formKey, read, parts }) => {
  const all = { inputs: [...parts.inputs], ctas: [...parts.ctas], modals: [...parts.modals] }
  return fields.flatMap((field) => all[field].map((name) => ({ formKey, read, all, field, name })))
})

test.each(cases)(
  'without $name the $formKey form can’t be made, and it is named',
  ({ formKey, read, all, field, name }) => {
    const page = formPage(formKey, { ...all, [field]: all[field].filter((other) => other !== name) })
    expect(() => read(page)).toThrow(name)
    expect(missingParts(siteOf('lt', [page]))).toMatchObject([
      { page: { id: 'the-form' }, field, words: expect.stringContaining(`"${name}"`) },
    ])
  },
)

test.each(forms)('a $formKey form that has them all lacks nothing', ({ formKey, read, parts }) => {
  const page = formPage(formKey, {
    inputs: [...parts.inputs],
    ctas: [...parts.ctas],
    modals: [...parts.modals],
  })
  expect(() => read(page)).not.toThrow()
  expect(missingParts(siteOf('lt', [page]))).toEqual([])
})
