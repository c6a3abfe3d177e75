import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { NoticeInWords } from './NoticeInWords.tsx'
import { StepTitle } from './StepTitle.tsx'
import type { StepScreen } from './sim-order.store.ts'
import { type Draft, stepBefore } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'
import { problemsInWords } from './sim-order-words.ts'

interface Props extends StepProps {
  screen: StepScreen
  children: (errorAt: (field: keyof Draft) => string | undefined) => ReactNode
}

/** A step of fields with what is wrong with them, and the ways on and back. */
export function StepForm({ screen, children, ...step }: Props) {
  const { kind, words, store, idPrefix, takesFocus } = step
  const errors = problemsInWords(screen.problems, words)
  return (
    <Form
      head={<StepTitle kind={kind} step={screen.name} words={words} takesFocus={takesFocus} />}
      errors={errors.map(({ field, message }) => ({ field: idPrefix + field, message }))}
      words={words}
      onSubmit={() => void store.submit()}
    >
      {screen.notice && <NoticeInWords notice={screen.notice} words={words} />}
      {children((field) => errors.find((error) => error.field === field)?.message)}
      <Button submit isWide busyLabel={screen.isAsking ? words['cardOrder.asking'] : undefined}>
        {words['cardOrder.goOn']}
      </Button>
      {stepBefore(kind, screen.name) && (
        <Button type="text" onClick={store.back}>
          {words['cardOrder.back']}
        </Button>
      )}
    </Form>
  )
}
