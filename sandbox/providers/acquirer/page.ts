import { html } from 'hono/html'
import type { Language } from '../../../src/i18n/language.ts'

/** What `html` makes: escaped markup. */
export type Markup = ReturnType<typeof html>

/** A page of the test bank: plain forms, no script. */
export const bankPage = (language: Language, title: string, content: Markup): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Test bank</title>
    <link rel="stylesheet" href="/acquirer/style.css">
  </head>
  <body>
    <header><p>Test bank</p></header>
    <main>${content}</main>
  </body>
</html>`

/** No script, no frame, nothing from elsewhere; forms may end on the site, to which paying leads back. */
export const bankPolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

export const bankStyle = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1c2733; background: #eef2f6; }
* { box-sizing: border-box; }
body { margin: 0; }
header { background: #17324d; color: #fff; padding: 1rem max(1rem, calc(50% - 15rem)); font-weight: 600; }
header p { margin: 0; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #52606d; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.sum { font-size: 1.5rem; font-weight: 700; }
.note, .problems { border-left: .25rem solid #17324d; background: #fff; padding: .75rem 1rem; margin: 0 0 1.5rem; }
.problems { border-color: #b3261e; }
.problems ul { margin: 0; padding-left: 1.25rem; }
.problems a, .problem { color: #b3261e; }
label { display: block; font-weight: 600; margin-top: 1rem; }
.hint { color: #52606d; margin: 0; }
.problem { font-weight: 600; margin: 0; }
input { font: inherit; width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 2px solid #6b7a89;
  border-radius: .5rem; background: #fff; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: #b3261e; }
button, .button { font: inherit; font-weight: 600; min-height: 2.875rem; width: 100%; margin-top: 1rem;
  padding: .5rem 1rem; border: 2px solid #17324d; border-radius: .5rem; background: #17324d; color: #fff;
  cursor: pointer; display: block; text-align: center; text-decoration: none; }
.quiet { background: transparent; color: #17324d; }
:focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px; }
details { margin-top: 2rem; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; }
code { font-size: 1rem; }
`
