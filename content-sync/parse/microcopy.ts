import { declare } from './content-type.ts'
import { required } from './fields.ts'
import { code, matching, text, unique } from './kinds.ts'

const keyPattern = /^[A-Za-z][\w.-]{0,99}$/

/** A short text of the interface; code finds it by its key. */
export const microcopy = declare<{ key: string; value: string }>(
  {
    id: 'microcopy',
    name: 'Microcopy',
    description: 'A short text of the interface, found by its key.',
    displayField: 'key',
  },
  {
    key: required(unique(matching(code, keyPattern, 'a key of letters, digits, points and hyphens')), 'Key'),
    value: required(text, 'Value'),
  },
)
