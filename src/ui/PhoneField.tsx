import type { ComponentProps } from 'react'
import { parsePhoneNumber, writePhoneNumber } from '../lib/phone-number.ts'
import { Field } from './Field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'onChange' | 'onBlur'> {
  /** What is in it now; without it the field keeps by itself what was typed. */
  onWrite?: (written: string) => void
  /** It is left. By a press, once that is over: what is pressed must not move away under the finger. */
  onLeave?: (written: string) => void
}

/** A number that may be written in any way, and shows itself in the one that people read once it is left. */
export function PhoneField({ onWrite, onLeave, ...field }: Props) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      {...field}
      onChange={onWrite && (({ target }) => onWrite(target.value))}
      onBlur={({ target }) => {
        const leave = () => onLeave?.(target.value)
        if (document.querySelector(':active')) addEventListener('click', leave, { once: true })
        else leave()
        const number = parsePhoneNumber(target.value)
        const written = number ? writePhoneNumber(number) : target.value
        if (written === target.value) return
        if (onWrite) onWrite(written)
        else target.value = written
      }}
    />
  )
}
