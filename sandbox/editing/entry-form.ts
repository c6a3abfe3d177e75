import { html } from 'hono/html'
import type { Field, Validation } from '../../content-sync/model/content-type.ts'
import { type Language, languages } from '../../src/i18n/language.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import type { Markup } from '../shared/markup.ts'
import { type AssetKind, kindOf } from './asset-kind.ts'
import { titleOf } from './contents.ts'
import type { Loaded } from './edited-space.ts'

export const languageNames: Record<Language, string> = { lt: 'Lithuanian', en: 'English', ru: 'Russian' }

type Values = EntrySource['values']

/** The fields of an entry as its content type declares them: name, help and what can be filled in. */
export const fieldsOfForm = (fields: readonly Field[], values: Values, loaded: Loaded): Markup =>
  html`${fields.map((field) => fieldOf(field, values[field.id], loaded))}`

function fieldOf(field: Field, value: unknown, loaded: Loaded): Markup {
  const { id, name, required, helpText, localized } = field
  return html`<fieldset data-field="${id}">
    <legend>${name}${required ? html` <span class="needed">(needed)</span>` : ''}</legend>
    ${helpText ? html`<p class="help" id="help-${id}">${helpText}</p>` : ''}
    ${
      localized
        ? html`<div class="languages">${languages.map(
            (language) =>
              html`<label>${languageNames[language]} ${control(field, `${id}.${language}`, textIn(value, language), language)}</label>`,
          )}</div>${field.type === 'RichText' ? html`${choosing(id, 'picture', 'Put a picture into the text')}${choosing(id, 'document', 'Link to a PDF')}` : ''}`
        : field.type === 'Array'
          ? list(field, Array.isArray(value) ? value.map(String) : [], loaded)
          : field.type === 'Link'
            ? link(field, asText(value), loaded)
            : control(field, id, asText(value))
    }
    <ul class="findings" data-findings="${id}"></ul>
  </fieldset>`
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

const textIn = (value: unknown, language: Language): string =>
  typeof value === 'object' && value !== null && language in value
    ? asText(Object.entries(value).find(([key]) => key === language)?.[1])
    : ''

function control(field: Field, name: string, value: string, language?: Language): Markup {
  const choices = field.type === 'Boolean' ? ['true', 'false'] : choicesOf(field.validations)
  const label = language ? '' : field.name
  if (choices) {
    const shown = (choice: string) => (field.type === 'Boolean' ? (choice === 'true' ? 'yes' : 'no') : choice)
    return html`<select name="${name}" aria-label="${label}" aria-describedby="help-${field.id}">
      <option value="">–</option>
      ${[...new Set([...choices, ...(value ? [value] : [])])].map(
        (choice) =>
          html`<option value="${choice}" ${choice === value ? 'selected' : ''}>${shown(choice)}</option>`,
      )}
    </select>`
  }
  const isLong = field.type === 'RichText' || field.type === 'Text'
  const rows = Math.min(24, Math.max(2, value.split('\n').length + Math.ceil(value.length / 70)))
  // A browser drops the first line's end of a text area.
  if (isLong)
    return html`<textarea name="${name}" rows="${rows}" lang="${language ?? ''}" class="${field.type === 'RichText' ? 'markdown' : ''}" aria-describedby="help-${field.id}" ${language ? '' : html`aria-label="${label}"`}>
${value}</textarea>`
  return html`<input name="${name}" value="${value}" lang="${language ?? ''}" autocomplete="off" aria-describedby="help-${field.id}" ${language ? '' : html`aria-label="${label}"`}>`
}

const choicesOf = (validations: readonly Validation[]): string[] | undefined =>
  validations.flatMap((validation) => ('in' in validation ? [validation.in] : []))[0]

const linkableOf = (validations: readonly Validation[]): string[] =>
  validations.flatMap((validation) => ('linkContentType' in validation ? validation.linkContentType : []))

function link(field: Field, value: string, loaded: Loaded): Markup {
  if (field.linkType === 'Asset')
    return isOfDocuments(field) ? document(field, value, loaded) : picture(field, value, loaded)
  return html`<div class="linked"><input name="${field.id}" value="${value}" list="ids-${field.id}" autocomplete="off" aria-label="${field.name}"
    placeholder="Type a word of its title" aria-describedby="help-${field.id}">${opening(value, loaded)}</div>${ids(field.id, linkableOf(field.validations), loaded)}`
}

const opening = (id: string, { sources }: Loaded): Markup | string => {
  const source = sources.get(id)
  return source
    ? html`<a href="#${id}" data-open="${id}">${titleOf(source)}</a> <span class="type">${source.contentType.name}</span>`
    : ''
}

function ids(field: string, types: readonly string[], { sources }: Loaded): Markup {
  const allowed = [...sources.values()].filter(({ contentType }) => types.includes(contentType.id))
  return html`<datalist id="ids-${field}">${allowed.map(
    (source) => html`<option value="${source.id}">${titleOf(source)} – ${source.contentType.name}</option>`,
  )}</datalist>`
}

function list({ id, name, items }: Field, values: readonly string[], loaded: Loaded): Markup {
  const choices = choicesOf(items?.validations ?? [])
  if (choices)
    return html`<div class="choices">${choices.map(
      (choice) =>
        html`<label><input type="checkbox" name="${id}" value="${choice}" ${values.includes(choice) ? 'checked' : ''}> ${choice}</label>`,
    )}</div>`
  return html`<ol data-list="${id}">${values.map((value) => item(id, value, loaded))}</ol>
    <template>${item(id, '', loaded)}</template>
    <div class="linked"><input list="ids-${id}" data-add="${id}" autocomplete="off" aria-label="Add to ${name}" placeholder="Type a word of its title">
    <button type="button" data-do="add">Add</button></div>
    ${items?.type === 'Link' ? ids(id, linkableOf(items.validations), loaded) : ''}`
}

const item = (field: string, value: string, loaded: Loaded): Markup =>
  html`<li><input type="hidden" name="${field}" value="${value}"><span>${opening(value, loaded) || value}</span>
    <button type="button" data-do="up" aria-label="Up">↑</button><button type="button" data-do="down" aria-label="Down">↓</button><button type="button" data-do="out" aria-label="Take out of the list">✕</button></li>`

const isOfDocuments = ({ validations }: Field): boolean =>
  validations.some((rule) => 'linkMimetypeGroup' in rule && rule.linkMimetypeGroup.includes('pdfdocument'))

const options = (kind: AssetKind, field: string, { assets }: Loaded): Markup =>
  html`<datalist id="${kind}s-${field}">${[...assets]
    .filter(([, asset]) => kindOf(asset) === kind)
    .map(([asset, { title }]) => html`<option value="${asset}">${title.lt ?? ''}</option>`)}</datalist>`

const document = ({ id, name }: Field, value: string, loaded: Loaded): Markup =>
  html`<input name="${id}" value="${value}" list="documents-${id}" autocomplete="off" aria-label="${name}" aria-describedby="help-${id}">
  ${options('document', id, loaded)}
  ${choosing(id, 'document', 'Choose or add a PDF')}`

const picture = ({ id, name }: Field, value: string, loaded: Loaded): Markup =>
  html`<div class="picture">
    <img data-shown="${id}" src="${value ? `/assets/${value}` : ''}" alt="" ${value ? '' : 'hidden'}>
    <input name="${id}" value="${value}" list="pictures-${id}" autocomplete="off" aria-label="${name}">
    ${options('picture', id, loaded)}
  </div>
  ${choosing(id, 'picture', 'Choose or add a picture')}`

/** The pictures or PDFs come once it is opened. */
const choosing = (field: string, kind: AssetKind, title: string): Markup =>
  html`<details data-choose="${field}" data-kind="${kind}"><summary>${title}</summary><div></div></details>`
