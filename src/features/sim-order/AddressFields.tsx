import { Field } from '../../ui/Field.tsx'
import { parsePostalCode } from './postal-code.ts'
import type { SimOrderWords } from './sim-order.microcopy.ts'
import { type Draft, longest } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'

interface Props extends Pick<StepProps<SimOrderWords>, 'words' | 'draft' | 'store' | 'idPrefix'> {
  errorAt: (field: keyof Draft) => string | undefined
}

/** Where in Lithuania a SIM is brought to the door. */
export function AddressFields({ words, draft, store, idPrefix, errorAt }: Props) {
  return (
    <>
      <Field
        name={`${idPrefix}street`}
        label={words['cardOrder.street']}
        hint={words['cardOrder.streetHint']}
        value={draft.street}
        onChange={({ target }) => store.change({ street: target.value })}
        error={errorAt('street')}
        autoComplete="street-address"
        maxLength={longest.addressLine}
        required
      />
      <Field
        name={`${idPrefix}city`}
        label={words['cardOrder.city']}
        value={draft.city}
        onChange={({ target }) => store.change({ city: target.value })}
        error={errorAt('city')}
        autoComplete="address-level2"
        maxLength={longest.addressLine}
        required
      />
      <Field
        name={`${idPrefix}postalCode`}
        label={words['cardOrder.postalCode']}
        hint={words['cardOrder.postalCodeHint']}
        value={draft.postalCode}
        onChange={({ target }) => store.change({ postalCode: target.value })}
        onBlur={({ target }) => store.change({ postalCode: parsePostalCode(target.value) ?? target.value })}
        error={errorAt('postalCode')}
        autoComplete="postal-code"
        maxLength={longest.postalCode}
        required
      />
    </>
  )
}
