/**
 * Answers with the value before where nothing in it is new, so that what is drawn from it isn't drawn again. For small
 * values of plain data: each is written out to be compared.
 */
export function steady<Given extends unknown[], Value>(
  work: (...given: Given) => Value,
): (...given: Given) => Value {
  let last: { value: Value; text: string | undefined } | undefined
  return (...given) => {
    const value = work(...given)
    const text: string | undefined = JSON.stringify(value)
    if (!last || last.text !== text) last = { value, text }
    return last.value
  }
}
