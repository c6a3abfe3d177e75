/** A phone or card number, a PUK or an e-mail address, however it is spaced: each has eight digits at least, a plan's id may have seven. */
const personal = /@|\d(?:[\s.()-]*\d){7}/

const toldByDesign = ['transaction_id']

/** Whether no text in a value, however deep, looks like something of a person. A transaction id is a time. */
export function isImpersonal(value: unknown): boolean {
  if (typeof value === 'string') return !personal.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => toldByDesign.includes(name) || isImpersonal(part))
}
