import type { Cta, StatusModal } from './status-modal.ts'

/** The words of one field of a form; code finds it by its key. */
export interface Input {
  id: string
  key: string
  label: string
  hint?: string
  placeholder?: string
  tooltip?: string
}

/** What the form or island of a page needs. Ctas are found by id, inputs and modals by key. */
export interface PageContent {
  inputs: Input[]
  ctas: Cta[]
  modals: StatusModal[]
}
