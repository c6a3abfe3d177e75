import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Field } from '../../ui/Field.tsx'
import type { StepProps } from './CardOrderFlow.tsx'
import type { StepScreen } from './card-order.store.ts'
import { longest } from './card-order.ts'
import type { LaterStepWords } from './card-order-words.ts'
import { StepForm } from './StepForm.tsx'

/** Who orders, and where they can be reached. */
export function BuyerStep(props: StepProps<LaterStepWords> & { screen: StepScreen }) {
  const { words, draft, store, idPrefix } = props
  const showAsNumber = (text: string) => {
    const number = parsePhoneNumber(text)
    if (number) store.change({ phone: formatPhoneNumber(number) })
  }
  return (
    <StepForm {...props}>
      {(errorAt) => (
        <>
          <p>{words['cardOrder.buyerText']}</p>
          <Field
            name={`${idPrefix}firstName`}
            label={words['cardOrder.firstName']}
            value={draft.firstName}
            onChange={({ target }) => store.change({ firstName: target.value })}
            error={errorAt('firstName')}
            autoComplete="given-name"
            maxLength={longest.name}
            required
          />
          <Field
            name={`${idPrefix}lastName`}
            label={words['cardOrder.lastName']}
            value={draft.lastName}
            onChange={({ target }) => store.change({ lastName: target.value })}
            error={errorAt('lastName')}
            autoComplete="family-name"
            maxLength={longest.name}
            required
          />
          <Field
            name={`${idPrefix}email`}
            label={words['cardOrder.email']}
            hint={words['cardOrder.emailHint']}
            value={draft.email}
            onChange={({ target }) => store.change({ email: target.value })}
            error={errorAt('email')}
            type="email"
            autoComplete="email"
            maxLength={longest.email}
            required
          />
          <Field
            name={`${idPrefix}phone`}
            label={words['cardOrder.phone']}
            hint={words['cardOrder.phoneHint']}
            value={draft.phone}
            onChange={({ target }) => store.change({ phone: target.value })}
            onBlur={({ target }) => showAsNumber(target.value)}
            error={errorAt('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={longest.phone}
            required
          />
        </>
      )}
    </StepForm>
  )
}
