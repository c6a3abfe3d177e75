/** The part of Contentful's content type format that this site uses, and one helper per kind of field. */
export type Validation =
  | { linkContentType: string[] }
  | { linkMimetypeGroup: string[] }
  | { in: string[] }
  | { regexp: { pattern: string; flags: string | null } }
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { unique: true }

export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Link'
  | 'Array'

export interface Field {
  id: string
  name: string
  type: FieldType
  localized: boolean
  required: boolean
  disabled: false
  omitted: false
  linkType?: 'Entry' | 'Asset'
  items?: { type: 'Link' | 'Symbol'; linkType?: 'Entry' | 'Asset'; validations: Validation[] }
  validations: Validation[]
  /** What an editor reads under the field. */
  helpText?: string
}

export interface ContentType {
  id: string
  name: string
  description: string
  displayField: string
  fields: Field[]
}

interface Options {
  required?: boolean
  localized?: boolean
  validations?: Validation[]
  helpText?: string
}

const field = (id: string, name: string, type: FieldType, localized: boolean, options: Options): Field => ({
  id,
  name,
  type,
  localized: options.localized ?? localized,
  required: options.required ?? false,
  disabled: false,
  omitted: false,
  validations: options.validations ?? [],
  ...(options.helpText && { helpText: options.helpText }),
})

/** One line of text in three languages. */
export const line = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Symbol', true, options)
/** Several lines of plain text in three languages. */
export const text = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Text', true, options)
export const richText = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'RichText', true, options)
/** One word or code that is the same in every language. */
export const code = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Symbol', false, options)
export const integer = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Integer', false, options)
export const decimal = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Number', false, options)
export const flag = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Boolean', false, options)
/** A moment, with its time zone. */
export const date = (id: string, name: string, options: Options = {}) =>
  field(id, name, 'Date', false, options)
export const choice = (id: string, name: string, values: readonly string[], options: Options = {}) =>
  field(id, name, 'Symbol', false, { ...options, validations: [{ in: [...values] }] })

export const image = (id: string, name: string, options: Options = {}): Field => ({
  ...field(id, name, 'Link', false, { ...options, validations: [{ linkMimetypeGroup: ['image'] }] }),
  linkType: 'Asset',
})

export const entry = (id: string, name: string, contentTypes: string[], options: Options = {}): Field => ({
  ...field(id, name, 'Link', false, { ...options, validations: [{ linkContentType: contentTypes }] }),
  linkType: 'Entry',
})

export const entries = (id: string, name: string, contentTypes: string[], options: Options = {}): Field => ({
  ...field(id, name, 'Array', false, options),
  items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: contentTypes }] },
})

/** Several words of a list, the same in every language. */
export const choices = (
  id: string,
  name: string,
  values: readonly string[],
  options: Options = {},
): Field => ({
  ...field(id, name, 'Array', false, options),
  items: { type: 'Symbol', validations: [{ in: [...values] }] },
})
