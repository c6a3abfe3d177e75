import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { Language } from '../../src/i18n/language.ts'
import type { Markup } from '../shared/markup.ts'

/** Who the page says it belongs to, in the provider's own colour. */
export interface Provider {
  name: string
  theme: 'bank' | 'uoga' | 'smart' | 'identity'
}

/** Uoga's own mark, as the site has it. */
const berry = raw(readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8'))

/** A page of a provider's: plain forms, no script. */
export const providerPage = (
  language: Language,
  { name, theme }: Provider,
  title: string,
  content: Markup,
): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · ${name}</title>
    <link rel="stylesheet" href="/providers/style.css">
  </head>
  <body class="${theme}">
    <header><p>${theme === 'uoga' ? berry : ''}${name}</p></header>
    <main>${content}</main>
  </body>
</html>`

/** What is wrong with a form, told at its top; each problem leads to its field. */
export const problemSummary = (title: string, problems: Readonly<Record<string, string>>): Markup =>
  html`<div class="problems" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <ul>
      ${Object.entries(problems).map(([field, problem]) => html`<li><a href="#${field}">${problem}</a></li>`)}
    </ul>
  </div>`
