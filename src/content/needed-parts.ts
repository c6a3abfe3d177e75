import { privacyLinkOf } from './lead-form.ts'
import type { Page, PageOf } from './page.ts'
import type { FormKey } from './page-key.ts'
import type { Site } from './snapshot.ts'

type FormPage = PageOf<'formPage'>
type PartField = 'inputs' | 'ctas' | 'modals'

const partFields: readonly PartField[] = ['inputs', 'ctas', 'modals']

/** What a form's code looks for on its page: inputs and modals by their key, ctas by their id. */
const needed: Partial<Record<FormKey, Partial<Record<PartField, readonly string[]>>>> = {
  registration: {
    inputs: ['phoneNumber', 'securityCode', 'pukCode'],
    ctas: ['activate-continue', 'activate-send-again'],
    modals: ['numberAlreadyAdded', 'whereToFindNumber', 'whereToFindPuk'],
  },
  leadGeneration: {
    inputs: ['name', 'phoneNumber'],
    modals: ['form', 'leadGenerationSuccess', 'leadGenerationError'],
  },
}

/** Inputs, by their key, that a form has where its page does. */
const optionalInputs: Partial<Record<FormKey, readonly string[]>> = { leadGeneration: ['email'] }

/** Whether a form's fields, buttons and dialogs have words in its page's entry; the others' are microcopy. */
export const hasParts = (formKey: FormKey): boolean => needed[formKey] !== undefined

/** The parts of a form's page that its code doesn't look for, or finds another one before. */
export function unreadParts(page: FormPage): { field: PartField; id: string }[] {
  const { formKey } = page
  const { inputs = [], ctas = [], modals = [] } = needed[formKey] ?? {}
  const read = new Set<unknown>([
    ...[...inputs, ...(optionalInputs[formKey] ?? [])].map((name) =>
      page.inputs.find(({ key }) => key === name),
    ),
    ...ctas.map((name) => page.ctas.find(({ id }) => id === name)),
    ...modals.map((name) => page.modals.find(({ key }) => key === name)),
    formKey === 'leadGeneration' && privacyLinkOf(page),
  ])
  return partFields.flatMap((field) =>
    page[field].filter((part) => !read.has(part)).map(({ id }) => ({ field, id })),
  )
}

export interface MissingPart {
  page: FormPage
  field: PartField
  /** Its key, or its id. */
  name: string
  words: string
}

function missingIn(page: Page): MissingPart[] {
  if (page.type !== 'formPage') return []
  const { inputs = [], ctas = [], modals = [] } = needed[page.formKey] ?? {}
  const lacking = (field: MissingPart['field'], by: string, names: readonly string[], held: string[]) =>
    names
      .filter((name) => !held.includes(name))
      .map((name) => ({ page, field, name, words: `with the ${by} "${name}"` }))
  return [
    ...lacking(
      'inputs',
      'key',
      inputs,
      page.inputs.map(({ key }) => key),
    ),
    ...lacking(
      'ctas',
      'id',
      ctas,
      page.ctas.map(({ id }) => id),
    ),
    ...lacking(
      'modals',
      'key',
      modals,
      page.modals.map(({ key }) => key),
    ),
  ]
}

/** The parts that the forms' code looks for and their pages don't have. */
export const missingParts = ({ pages }: Site): MissingPart[] => pages.flatMap(missingIn)
