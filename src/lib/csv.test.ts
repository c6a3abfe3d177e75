import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { keepTogether } from './keep-together.ts'

/** Made of what could hurt: separators, ends of lines, beginnings of formulas, marks that are not seen. */
const text = fc.string({ unit: fc.constantFrom(...'=+-@;",1a \n\r\t\u2028\ufeff＝') })

/** What a spreadsheet reads: the cells of each line. */
const read = (file: string): string[][] =>
  file
    .slice(1, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    )

test('a file begins with a byte order mark and has a line for each row', () => {
  expect(
    csvOf([
      ['Data', 'Suma'],
      ['2026-01-15', '-4,20'],
    ]),
  ).toBe('\ufeff"Data";"Suma"\r\n"2026-01-15";"-4,20"\r\n')
})

test('what is on one line on a screen has plain blanks in a file', () => {
  expect(read(csvOf([['5,00\u00a0EUR', keepTogether('2026-01-15 10:30')]]))).toEqual([
    ['5,00 EUR', '2026-01-15 10:30'],
  ])
})

test.each(['=1+1', '+370 612 34567', '-cmd', '@SUM(A1)', '＝1', '\t=1', ' =1', '-1,0,0'])(
  'no spreadsheet takes %j for a formula',
  (text) => {
    expect(read(csvOf([[text]]))).toEqual([[`'${text.trim()}`]])
  },
)

test.each(['-4', '-42', '-42,05', '42', '2026-01-15'])('%j stays as it is', (text) => {
  expect(read(csvOf([[text]]))).toEqual([[text]])
})

test('what was on several lines is one line with single blanks', () => {
  expect(read(csvOf([['one\r\n\ttwo']]))).toEqual([['one two']])
})

test('whatever is in the cells, a spreadsheet reads so many rows and columns, and no formula', () => {
  const rows = fc.integer({ min: 1, max: 4 }).chain((columns) =>
    fc.array(fc.array(text, { minLength: columns, maxLength: columns }), {
      minLength: 1,
    }),
  )
  fc.assert(
    fc.property(rows, (given) => {
      const got = read(csvOf(given))
      expect(got.map((row) => row.length)).toEqual(given.map((row) => row.length))
      for (const cell of got.flat())
        expect(/^[=+@＝＋－＠]/.test(cell) || /^-(?!\d+(,\d+)?$)/.test(cell)).toBe(false)
    }),
  )
})
