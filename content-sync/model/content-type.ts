/** The part of Contentful's content type format that this site uses. */
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

/** What values a field takes. */
export interface ValueType {
  type: FieldType
  /** Whether every language has a value of its own. */
  localized: boolean
  linkType?: 'Entry' | 'Asset'
  items?: { type: 'Link' | 'Symbol'; linkType?: 'Entry' | 'Asset'; validations: Validation[] }
  validations: Validation[]
}

export interface Field extends ValueType {
  id: string
  name: string
  required: boolean
  disabled: false
  omitted: false
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
