import { basename } from 'node:path'
import { html } from 'hono/html'
import { languages } from '../../src/i18n/language.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import type { Markup } from '../shared/markup.ts'
import { titleOf } from './contents.ts'
import type { Loaded } from './edited-space.ts'
import { languageNames } from './entry-form.ts'
import { isTexts } from './form-values.ts'

/** The screen that a word is on: microcopy has a file for each, `usage.yaml` is “usage”. Undefined for what is no microcopy. */
export const screenOf = ({ contentType, file }: EntrySource): string | undefined =>
  contentType.id === 'microcopy' ? basename(file, '.yaml') : undefined

const wordsOf = ({ sources }: Loaded, screen: string): EntrySource[] =>
  [...sources.values()].filter((source) => screenOf(source) === screen)

/** All screens, with how many words each has. */
export function listOfScreens({ sources }: Loaded): Markup {
  const counted = new Map<string, number>()
  for (const source of sources.values()) {
    const screen = screenOf(source)
    if (screen) counted.set(screen, (counted.get(screen) ?? 0) + 1)
  }
  const byName = [...counted].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return html`<p>All words of a screen on one page:</p><ul>${byName.map(
    ([screen, words]) => html`<li>${linkToScreen(screen, screen)} <span class="type">${words}</span></li>`,
  )}</ul>`
}

/** Leads from one word to all that are on its screen; nothing for what is no microcopy. */
export function screenLink(source: EntrySource): Markup | string {
  const screen = screenOf(source)
  return screen ? html`<p class="type">${linkToScreen(screen, `All words of “${screen}”`)}</p>` : ''
}

const linkToScreen = (screen: string, words: string): Markup =>
  html`<a href="#${screen}" data-screen-of="${screen}">${words}</a>`

/**
 * The words of a screen side by side in three languages, a form each, so that what is wrong with one keeps no other from being
 * saved. `baseOf` says what a form was made of. Undefined where there is no such screen.
 * Why: docs/decisions/0135-a-word-is-an-entry.md
 */
export function screenForm(
  loaded: Loaded,
  screen: string,
  baseOf: (values: EntrySource['values']) => string,
): Markup | undefined {
  const words = wordsOf(loaded, screen)
  if (words.length === 0) return undefined
  return html`<div id="screen" data-id="${screen}">
  <h2>Words: ${screen}</h2>
  <p class="help">${words.length} words. Braces such as {amount} are filled in: keep them.</p>
  <div class="languages type" aria-hidden="true">${languages.map((language) => html`<span>${languageNames[language]}</span>`)}</div>
  ${words.map((source) => rowOf(source, baseOf(source.values)))}
  <div class="actions"><button type="button" data-do="saveWords">Save</button></div>
</div>`
}

function rowOf(source: EntrySource, base: string): Markup {
  const { id, values } = source
  const said = isTexts(values.value) ? values.value : {}
  return html`<form class="word" data-word="${id}">
    <p class="key"><a href="#${id}" data-open="${id}">${titleOf(source)}</a></p>
    <input type="hidden" name=":base" value="${base}"><input type="hidden" name="key" value="${titleOf(source)}">
    <div class="languages">${languages.map((language) => {
      const text = String(said[language] ?? '')
      const label = `${titleOf(source)}, ${languageNames[language]}`
      // A browser drops the first line's end of a text area.
      return html`<textarea name="value.${language}" lang="${language}" rows="${rowsFor(text)}" aria-label="${label}">
${text}</textarea>`
    })}</div>
    <ul class="findings"></ul>
  </form>`
}

const rowsFor = (text: string): number =>
  Math.min(16, Math.max(1, text.split('\n').length - 1 + Math.ceil(text.length / 24)))
