import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Field } from '../../ui/Field.tsx'
import { longest } from './leave-extra.ts'

interface Props {
  name: string
  label: string
  hint: string
  defaultValue: string
  error: string | undefined
}

/** A number that may be written in any way, shown in the one form that people see. */
export function LeavePhoneField(props: Props) {
  return (
    <Field
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={longest.phone}
      onBlur={({ target }) => {
        const number = parsePhoneNumber(target.value)
        if (number) target.value = formatPhoneNumber(number)
      }}
      required
    />
  )
}
