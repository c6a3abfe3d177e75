import type { ReactNode } from 'react'
import { Form } from '../../ui/Form.tsx'
import { draftInForm } from './draft-in-form.ts'
import type { Draft, Problems } from './leave-extra.ts'
import type { StepProps } from './leave-extra-props.ts'
import { problemsInWords } from './leave-words.ts'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  step: 'destination' | 'person'
  problems: Problems
  children: (errorAt: (field: keyof Draft) => string | undefined) => ReactNode
}

/** A step of fields. They keep what was typed by themselves, before script runs and whatever becomes of the call. */
export function LeaveForm({ step, problems, children, ...common }: Props) {
  const { flow, words, store, idPrefix } = common
  const errors = problemsInWords(problems, words)
  return (
    <Form
      head={<StepTitle flow={flow} step={step} words={words} takesFocus />}
      errors={errors.map(({ field, message }) => ({ field: idPrefix + field, message }))}
      words={words}
      onSubmit={(form) => void store.submit(draftInForm(form, idPrefix, store.draft()))}
    >
      {children((field) => errors.find((error) => error.field === field)?.message)}
    </Form>
  )
}
