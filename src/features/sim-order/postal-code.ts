/**
 * A Lithuanian postal code written in any usual way (`LT-01234`, `lt01234`, `01234`) in its one form, `LT-01234`;
 * undefined where the text is anything else.
 */
export function parsePostalCode(text: string): string | undefined {
  const [, digits] = /^(?:LT)?[\s\p{Pd}]*(\d{5})$/iu.exec(text.normalize('NFKC').trim()) ?? []
  return digits && `LT-${digits}`
}
