/** Words of the fields that ask who someone is. */
export const personMicrocopy = ['person.firstName', 'person.lastName', 'person.email'] as const
export type PersonWords = Readonly<Record<(typeof personMicrocopy)[number], string>>
