import { entryParser, required } from './fields.ts'
import { code, matching, text, unique } from './kinds.ts'

const keyPattern = /^[A-Za-z][\w.-]{0,99}$/

/** A short text of the interface; code finds it by its key. */
export const microcopy = entryParser<{ key: string; value: string }>({
  key: required(unique(matching(code, keyPattern, 'a key of letters, digits, points and hyphens'))),
  value: required(text),
})
