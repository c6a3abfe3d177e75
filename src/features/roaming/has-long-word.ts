/** Longer words don't fit beside a flag in half of a phone's width. */
const mostLetters = 9

/** Whether a country's name takes two columns of a list on a narrow screen. */
export const hasLongWord = (title: string): boolean =>
  title.split(/[\s-]/).some((word) => word.length > mostLetters)
