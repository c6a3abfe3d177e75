import { html } from 'hono/html'
import { languages } from '../../src/i18n/language.ts'
import type { AssetContent } from '../contentful/content.ts'
import type { Markup } from '../shared/markup.ts'
import { type AssetKind, kindNames, kindOf } from './asset-kind.ts'
import type { Loaded } from './edited-space.ts'
import { languageNames } from './entry-form.ts'

const asked = {
  picture: {
    file: 'Picture file (SVG, PNG, JPEG or WebP)',
    accept: '.svg,.png,.jpg,.jpeg,.webp',
    words:
      'What it shows, for those who don’t see it; “-” where it only decorates. No words in the picture: it serves every language.',
  },
  document: {
    file: 'PDF file',
    accept: '.pdf',
    words:
      'What it is called. In a text its link has these words, unless you select others; its size follows by itself.',
  },
} as const

/** All pictures or PDFs of the space to choose from, and a file of one's own. Its fields have no name: they are no part of the entry. */
export function assetChooser({ assets }: Loaded, kind: AssetKind, chosen: string): Markup {
  const { file, accept, words } = asked[kind]
  const ofKind = [...assets].filter(([, asset]) => kindOf(asset) === kind)
  const isReplaceable = ofKind.some(([id]) => id === chosen)
  return html`
  <div class="upload">
    <label>${file} <input type="file" data-file accept="${accept}"></label>
    <p class="help">${words}</p>
    <div class="languages">${languages.map(
      (language) =>
        html`<label>${languageNames[language]} <input data-words="${language}" lang="${language}" autocomplete="off"></label>`,
    )}</div>
    <div class="actions"><button type="button" data-do="upload">Add this ${kindNames[kind]}</button>
    ${isReplaceable ? html`<button type="button" data-do="replace" data-replaces="${chosen}">Put it in the place of “${chosen}” wherever that is shown</button>` : ''}</div>
    <p data-upload role="alert"></p>
  </div>
  <div class="${kind}s">${ofKind.map(([id, asset]) => choiceOf(kind, id, asset))}</div>`
}

const choiceOf = (kind: AssetKind, id: string, { title }: AssetContent): Markup =>
  html`<button type="button" data-asset="${id}" data-titles="${JSON.stringify(title)}">${
    kind === 'picture' ? html`<img src="/assets/${id}" alt="" loading="lazy">` : ''
  }${title.en ?? title.lt ?? id}</button>`
