import { html } from 'hono/html'
import { namedBy } from '../../content-sync/model/editor-interface.ts'
import { type Language, languages } from '../../src/i18n/language.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import type { Markup } from '../shared/markup.ts'
import { type Listed, linkedFrom, pagesOf, pagesWith, pathsOf, titleOf, typesOf } from './contents.ts'
import type { Loaded } from './edited-space.ts'
import { fieldsOfForm } from './entry-form.ts'
import { listsToPutInto } from './put-into-lists.ts'
import { screenLink } from './words-of-screen.ts'

/** The whole page: what there is to edit, the entry that is open, and the site beside it. */
export const editingPage = (loaded: Loaded, token: string, siteOrigin: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="editing-token" content="${token}">
<title>Editing – Uoga</title>
<link rel="stylesheet" href="/editing.css">
<script src="/editing.js" type="module"></script>
</head>
<body>
<header>
  <h1>Editing</h1>
  <p id="state" role="status"></p>
  <button type="button" id="undo" disabled>Undo</button>
</header>
<nav aria-label="Content">
  <form id="find">
    <label>Search <input type="search" name="words" placeholder="Words, a price, an id" autocomplete="off"></label>
    <label>Page <select name="page"><option value="">any</option>${pagesOf(loaded).map(
      ({ id, title, typeName }) => html`<option value="${id}">${title} (${typeName})</option>`,
    )}</select></label>
    <label>Type <select name="type"><option value="">any</option>${typesOf(loaded).map(
      ({ id, name, entries }) => html`<option value="${id}">${name} (${entries})</option>`,
    )}</select></label>
    <button type="button" id="new" hidden>New of this type</button>
  </form>
  <div id="list"></div>
</nav>
<main id="entry" tabindex="-1"><p class="empty">Choose what to edit: search for its words, or choose a page and then one of its parts.</p></main>
<section aria-label="The page" data-origin="${siteOrigin}">
  <p><label>Page <select id="shown"></select></label>
  <label>Language <select id="language">${languages.map((language) => html`<option>${language}</option>`)}</select></label>
  <a id="apart" target="_blank" rel="noopener" href="${siteOrigin}">Open apart</a></p>
  <iframe id="site" title="The page as it is on the site" src="${siteOrigin}/"></iframe>
</section>
</body>
</html>`

const most = 200

/** What was found; of a page, each part below what it is in. `title` says what else it is. */
export function listOf(found: readonly Listed[], title = ''): Markup {
  const more = found.length - most
  return html`${title && found.length > 0 ? html`<p>${title}</p>` : ''}<ul>${found
    .slice(0, most)
    .map(
      ({ id, title, typeName, depth }) =>
        html`<li class="depth-${Math.min(depth, 4)}"><a href="#${id}" data-open="${id}">${title}</a> <span class="type">${typeName}</span></li>`,
    )}</ul><p>${found.length === 0 ? 'Nothing has these words.' : more > 0 ? `${more} more: add a word.` : ''}</p>`
}

/** What was found of a type, and below it of all others: the type of an earlier search is easily forgotten. */
export const listOfType = (found: readonly Listed[], others: readonly Listed[]): Markup =>
  html`${listOf(found)}${others.length > 0 ? listOf(others, 'Of other types:') : ''}`

/** The form of an entry that is there; `base` is what it was when the form was made. */
export function entryForm(loaded: Loaded, source: EntrySource, base: string): Markup {
  const { id, file, contentType, values } = source
  return html`<form id="fields" data-id="${id}" data-type="${contentType.id}" data-pages="${JSON.stringify(shownOn(loaded, id))}">
  <h2>${titleOf(source)}</h2>
  <p class="type">${contentType.name} <code>${id}</code> in <code>${file}</code></p>
  ${screenLink(source)}${partOf(linkedFrom(loaded, id))}
  <input type="hidden" name=":base" value="${base}">
  ${fieldsOfForm(contentType.fields, values, loaded)}
  ${actions(html`<button type="button" data-do="copy">New one like this</button> <button type="button" data-do="delete">Delete</button>`)}
</form>`
}

const partOf = (holders: readonly Listed[]): Markup | string =>
  holders.length === 0
    ? ''
    : html`<p class="type">Part of: ${holders.slice(0, 12).map(({ id, title, typeName }) => html`<a href="#${id}" data-open="${id}">${title}</a> (${typeName}) `)}${holders.length > 12 ? `and ${holders.length - 12} more` : ''}</p>`

/** The form of an entry that isn't there yet, with the values of the one that it is made like. */
export function newForm(
  loaded: Loaded,
  type: EntrySource['contentType'],
  like: EntrySource | undefined,
): Markup {
  const files = filesOf(loaded, type.id)
  return html`<form id="fields" data-type="${type.id}" data-after="${like?.id ?? ''}" data-named="${namedBy(type)}" data-pages="[]">
  <h2>New: ${type.name}</h2>
  <p class="help">${type.description}</p>
  <fieldset data-field=":id"><legend>Id <span class="needed">(needed)</span></legend>
    <p class="help">Its name in the files, which nothing else has: letters, digits and hyphens. It stays.</p>
    <input name=":id" value="" autocomplete="off" aria-label="Id"></fieldset>
  <fieldset><legend>File</legend><select name=":file" aria-label="File"><option value="">one of its own</option>${files.map(
    (file) => html`<option ${file === like?.file ? 'selected' : ''}>${file}</option>`,
  )}</select></fieldset>
  ${fieldsOfForm(type.fields, copiedOf(type, like?.values ?? {}), loaded)}
  ${listsToPutInto(loaded, like)}
  ${actions()}
</form>`
}

/** What a new entry may share with the one that it is made like: not its name, its address, its key, nor the day on which that was checked. */
const copiedOf = ({ fields }: EntrySource['contentType'], values: EntrySource['values']) =>
  Object.fromEntries(
    fields
      .filter(({ id, validations }) => !ofOne.has(id) && !validations.some((rule) => 'unique' in rule))
      .map(({ id }) => [id, values[id]]),
  )

const ofOne = new Set(['name', 'slug', 'earlierAddresses', 'checkedOn'])

const actions = (more: Markup | string = '') => html`<ul class="findings" data-findings=""></ul>
  <div class="actions"><button type="submit">Save</button> ${more}</div>`

/** Where entries of a type are. */
export function filesOf({ sources }: Loaded, type: string): string[] {
  const files = [...sources.values()]
    .filter(({ contentType }) => contentType.id === type)
    .map(({ file }) => file)
  return [...new Set(files)]
}

/** The pages that show an entry, with their addresses. */
function shownOn(loaded: Loaded, id: string): { title: string; paths: Record<Language, string> }[] {
  return pagesWith(loaded, id).flatMap(({ id: page, title }) => {
    const paths = pathsOf(loaded, page)
    return paths ? [{ title, paths }] : []
  })
}
