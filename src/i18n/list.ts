import { type Language, perLanguage } from './language.ts'

const lists = perLanguage((locale) => new Intl.ListFormat(locale))

/** Names in one sentence, as its language lists them: `S, M ir L`, `S, M and L`, `S, M и L`. */
export const formatList = (names: readonly string[], language: Language): string =>
  lists(language).format(names)
