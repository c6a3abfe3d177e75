import { html } from 'hono/html'
import { languages } from '../../src/i18n/language.ts'
import type { Markup } from '../shared/markup.ts'
import type { Loaded } from './edited-space.ts'
import { languageNames } from './entry-form.ts'

/** All pictures of the space to choose from, and a file of one's own. Its fields have no name: they are no part of the entry. */
export const pictureChooser = ({ assets }: Loaded, chosen: string): Markup => html`
  <div class="upload">
    <label>Picture file (SVG, PNG, JPEG or WebP) <input type="file" data-file accept=".svg,.png,.jpg,.jpeg,.webp"></label>
    <p class="help">What it shows, for those who don’t see it; “-” where it only decorates. No words in the picture: it serves every language.</p>
    <div class="languages">${languages.map(
      (language) =>
        html`<label>${languageNames[language]} <input data-description="${language}" lang="${language}" autocomplete="off"></label>`,
    )}</div>
    <div class="actions"><button type="button" data-do="upload">Add this picture</button>
    ${chosen && assets.has(chosen) ? html`<button type="button" data-do="replace" data-replaces="${chosen}">Put it in the place of “${chosen}” wherever that is shown</button>` : ''}</div>
    <p data-upload role="alert"></p>
  </div>
  <div class="pictures">${[...assets]
    .filter(([, { width }]) => width > 0)
    .map(
      ([asset, { title }]) =>
        html`<button type="button" data-picture="${asset}"><img src="/pictures/${asset}" alt="" loading="lazy">${title.en ?? title.lt ?? asset}</button>`,
    )}</div>`
