import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import type { PersonWords } from './person.microcopy.ts'

export type PersonField = 'firstName' | 'lastName' | 'email'

interface Props {
  words: PersonWords
  /** What the e-mail address is for. */
  emailHint: string
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  errorAt: (field: PersonField) => string | undefined
  /** What is in a field, and who keeps it. */
  inputOf: (field: PersonField) => Pick<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange'>
}

/** Who someone is, and where they read. The lengths are the contract's own limits. */
export function PersonFields({ words, emailHint, idPrefix, errorAt, inputOf }: Props) {
  return (
    <>
      <Field
        {...inputOf('firstName')}
        name={`${idPrefix}firstName`}
        label={words['person.firstName']}
        error={errorAt('firstName')}
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <Field
        {...inputOf('lastName')}
        name={`${idPrefix}lastName`}
        label={words['person.lastName']}
        error={errorAt('lastName')}
        autoComplete="family-name"
        maxLength={80}
        required
      />
      <Field
        {...inputOf('email')}
        name={`${idPrefix}email`}
        label={words['person.email']}
        hint={emailHint}
        error={errorAt('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </>
  )
}
