/** A text whose words stay on one line: its blanks are no-break spaces. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0')
