/** Words as they are compared: small letters without marks, so that "zinute" finds "Žinutė". */
export const comparable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is looked for is in the text. */
export const matches = (text: string, wanted: string): boolean =>
  comparable(wanted)
    .split(/\s+/)
    .every((word) => comparable(text).includes(word))
