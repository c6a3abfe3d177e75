import { html } from 'hono/html'
import { type Language, languages } from '../../../src/i18n/language.ts'
import type { Markup } from '../../shared/markup.ts'

const words: Record<Language, Record<'title' | 'hello' | 'answer' | 'message' | 'send', string>> = {
  lt: {
    title: 'Pokalbis',
    hello: 'Čia Uoga. Kuo galime padėti?',
    answer: 'Ačiū, gavome tavo žinutę.',
    message: 'Žinutė',
    send: 'Siųsti',
  },
  en: {
    title: 'Chat',
    hello: 'Hi! How can we help?',
    answer: 'Thanks, we have your message.',
    message: 'Message',
    send: 'Send',
  },
  ru: {
    title: 'Чат',
    hello: 'Здравствуйте! Чем помочь?',
    answer: 'Спасибо, мы получили ваше сообщение.',
    message: 'Сообщение',
    send: 'Отправить',
  },
}

/** The chat's frame: a greeting, what was said last and an answer. Without script. */
export function conversationPage(wanted: unknown, said?: string): Markup {
  const language = languages.find((each) => each === wanted) ?? 'lt'
  const { title, hello, answer, message, send } = words[language]
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/chat/conversation.css">
  </head>
  <body>
    <p class="ours">${hello}</p>
    ${said === undefined ? '' : html`<p class="theirs">${said}</p><p class="ours">${answer}</p>`}
    <form method="post" action="/chat/conversation">
      <input type="hidden" name="language" value="${language}">
      <label>${message} <input name="said" maxlength="500" required autocomplete="off"></label>
      <button>${send}</button>
    </form>
  </body>
</html>`
}

export const conversationPolicy = (siteOrigins: readonly string[]): string =>
  `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${siteOrigins.join(' ')}`

export const conversationStyle = `
body { display: flex; flex-direction: column; gap: 10px; min-height: 100vh; margin: 0; padding: 16px;
  box-sizing: border-box; background: #fff7f0; color: #241417; font: 16px/1.4 system-ui, sans-serif; }
p { max-width: 80%; margin: 0; padding: 10px 14px; border-radius: 18px; overflow-wrap: anywhere; }
.ours { align-self: start; background: #ffe3e0; }
.theirs { align-self: end; background: #1e6b3a; color: #fff; }
form { display: flex; gap: 8px; align-items: end; margin-top: auto; }
label { flex: 1; font-size: 14px; }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; border: 2px solid #8f7a7c;
  border-radius: 14px; font: inherit; }
button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 999px; background: #c2122f; color: #fff;
  font: inherit; font-weight: 650; }
:focus-visible { outline: 3px solid #1e6b3a; outline-offset: 2px; }
`
