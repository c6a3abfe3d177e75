import { PhoneField } from '../../ui/PhoneField.tsx'
import { PersonFields } from '../person/PersonFields.tsx'
import { StepForm } from './StepForm.tsx'
import type { LaterStepWords } from './sim-order.microcopy.ts'
import type { StepScreen } from './sim-order.store.ts'
import type { StepProps } from './sim-order-props.ts'

/** Who orders, and where they can be reached. */
export function BuyerStep(props: StepProps<LaterStepWords> & { screen: StepScreen }) {
  const { words, draft, store, idPrefix } = props
  return (
    <StepForm {...props}>
      {(errorAt) => (
        <>
          <p>{words['cardOrder.buyerText']}</p>
          <PersonFields
            words={words}
            emailHint={words['cardOrder.emailHint']}
            idPrefix={idPrefix}
            errorAt={errorAt}
            inputOf={(field) => ({
              value: draft[field],
              onChange: ({ target }) => store.change({ [field]: target.value }),
            })}
          />
          <PhoneField
            name={`${idPrefix}phone`}
            label={words['cardOrder.phone']}
            hint={words['cardOrder.phoneHint']}
            value={draft.phone}
            onWrite={(phone) => store.change({ phone })}
            error={errorAt('phone')}
            required
          />
        </>
      )}
    </StepForm>
  )
}
