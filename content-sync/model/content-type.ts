/** The part of Contentful's content type format that this site uses. */
export type Validation =
  | { linkContentType: string[] }
  | { linkMimetypeGroup: string[] }
  | { in: string[] }
  /** `message` is what an editor reads whose value doesn't match. */
  | { regexp: { pattern: string; flags: string | null }; message?: string }
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { unique: true }
  | { enabledMarks: string[] }
  | { enabledNodeTypes: string[] }
  /** What the links of a formatted text may lead to, by the kind of node. */
  | { nodes: Partial<Record<LinkingNode, { linkContentType: string[] }[]>> }

export type LinkingNode =
  | 'embedded-entry-block'
  | 'embedded-entry-inline'
  | 'embedded-asset-block'
  | 'entry-hyperlink'
  | 'asset-hyperlink'

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
