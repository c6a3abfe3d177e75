import { type Draft, destinationKinds } from './leave-extra.ts'

/** What the fields of a step's form hold; of what isn't in it, what was typed before is. */
export function draftInForm(form: HTMLFormElement, idPrefix: string, before: Draft): Draft {
  const data = new FormData(form)
  const typed = (field: keyof Draft) => data.get(idPrefix + field)
  const text = (field: Exclude<keyof Draft, 'destination'>) => {
    const value = typed(field)
    return typeof value === 'string' ? value : before[field]
  }
  const chosen = typed('destination')
  return {
    destination: destinationKinds.leaveExtra.find((kind) => kind === chosen) ?? before.destination,
    operatorName: text('operatorName'),
    contactPhone: text('contactPhone'),
    phone: text('phone'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
  }
}
