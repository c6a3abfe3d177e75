/** What is in the fields below an element, by their names: a radio button where it is chosen. */
export function fieldsIn(root: Element | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const field of root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])
    if (!(field instanceof HTMLInputElement && field.type === 'radio' && !field.checked))
      fields.set(field.name, field.value)
  return fields
}
