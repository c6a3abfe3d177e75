import type { Page, PageOf } from './page.ts'
import type { FormKey } from './page-key.ts'
import type { Site } from './snapshot.ts'

/** What a form's code looks for on its page: inputs and modals by their key, ctas by their id. */
const needed: Partial<Record<FormKey, Partial<Record<'inputs' | 'ctas' | 'modals', readonly string[]>>>> = {
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

export interface MissingPart {
  page: PageOf<'formPage'>
  field: 'inputs' | 'ctas' | 'modals'
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
