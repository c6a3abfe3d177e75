/** A text that stays on one line: its blanks are no-break spaces, and a word joiner follows each dash between digits. */
export const keepTogether = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replace(/(?<=\d-)(?=\d)/g, '\u2060')
