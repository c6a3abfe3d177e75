const units = [
  'EUR',
  '[GM]B',
  '[ГМ]Б',
  'k[gm]',
  'кг',
  '%',
  'min\\.?',
  'мин\\.?',
  's',
  'с',
  'val\\.',
  '[dmдг]\\.',
  'dien\\p{L}*',
  'darbo',
  'days?',
  'working',
  'д(?:ень|ня|ней|н\\.)',
  'рабоч\\p{L}*',
  'год\\p{L}*',
].join('|')

const beforeUnit = new RegExp(`(?<=[\\d}#]) (?=(?:${units})(?!\\p{L}))`, 'gu')
const inPhoneNumber = /(?<=\+370(?: \d{3})?) (?=\d)/g

/**
 * A text with no-break spaces where no line may end: before a dash, between a number (or a placeholder) and its unit, and
 * within a phone number. Editors write plain blanks.
 */
export const noBreaks = (text: string): string =>
  text
    .replaceAll(/ (?=[–—] )/g, '\u00a0')
    .replaceAll(beforeUnit, '\u00a0')
    .replaceAll(inPhoneNumber, '\u00a0')
