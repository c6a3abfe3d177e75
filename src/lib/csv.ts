/**
 * Rows as a CSV file for spreadsheets: a byte order mark, semicolons (sums have decimal commas), every cell in quotes.
 * Blanks are plain ones, and nothing keeps dates together. A cell that a spreadsheet would take for a formula gets an
 * apostrophe; a plain number stays one.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`

function cellOf(text: string): string {
  const line = text
    .replaceAll('\u2060', '')
    .replace(/[\p{Cc}\u2028\u2029\u00a0]+/gu, ' ')
    .trim()
  const safe = isFormula(line) ? `'${line}` : line
  return `"${safe.replaceAll('"', '""')}"`
}

const isFormula = (line: string): boolean => /^[=+\-@＝＋－＠]/.test(line) && !/^-?\d+(,\d+)?$/.test(line)
