import * as v from 'valibot'
import { Cta, StatusModal } from './status-modal.ts'

/** The words of one field of a form; code finds it by its key. */
export const Input = v.object({
  id: v.string(),
  key: v.string(),
  label: v.string(),
  hint: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  tooltip: v.optional(v.string()),
})
export type Input = v.InferOutput<typeof Input>

/** "Page content" of the specification: what the form or island of a page needs. Ctas are found by id, inputs and modals by key. */
export const pageContent = {
  inputs: v.array(Input),
  ctas: v.array(Cta),
  modals: v.array(StatusModal),
}
