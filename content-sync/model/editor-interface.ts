import type { ContentType, Field } from './content-type.ts'

/** How an editor fills in one field, in Contentful's own form. */
export interface Control {
  fieldId: string
  widgetNamespace: 'builtin'
  widgetId: string
  settings?: { helpText?: string; trackingFieldId?: string }
}

const hasChoices = ({ validations }: Pick<Field, 'validations'>): boolean =>
  validations.some((validation) => 'in' in validation)

function widgetOf(field: Field): string {
  switch (field.type) {
    case 'Symbol':
      if (field.id === 'slug') return 'slugEditor'
      return hasChoices(field) ? 'dropdown' : 'singleLine'
    case 'Text':
      return 'multipleLine'
    case 'RichText':
      return 'richTextEditor'
    case 'Boolean':
      return 'boolean'
    case 'Integer':
    case 'Number':
      return 'numberEditor'
    case 'Date':
      return 'datePicker'
    case 'Link':
      return field.linkType === 'Asset' ? 'assetLinkEditor' : 'entryLinkEditor'
    case 'Array':
      return field.items?.type === 'Symbol' ? 'checkbox' : 'entryLinksEditor'
  }
}

/** What editors see for each field of a content type, its help text included. */
export function controlsOf(contentType: ContentType): Control[] {
  const named = namedBy(contentType)
  return contentType.fields.map((field) => ({
    fieldId: field.id,
    widgetNamespace: 'builtin',
    widgetId: widgetOf(field),
    ...settingsOf(field, named),
  }))
}

/** The field whose words a slug is proposed from. */
export const namedBy = ({ fields }: Pick<ContentType, 'fields'>): string =>
  fields.some(({ id }) => id === 'question') ? 'question' : 'title'

/** A slug is proposed from what names the page for as long as it is a draft. */
function settingsOf({ id, helpText }: Field, named: string): Pick<Control, 'settings'> {
  const settings = { ...(helpText && { helpText }), ...(id === 'slug' && { trackingFieldId: named }) }
  return Object.keys(settings).length > 0 ? { settings } : {}
}

/** A content type as Contentful takes it: help texts are no part of it. */
export const withoutHelp = ({ fields, ...contentType }: ContentType) => ({
  ...contentType,
  fields: fields.map(({ helpText, ...field }) => field),
})
