import type { Language } from './operator.ts'

/** Words of this operator's id page and of the acquirer that it plays. */
export const words = {
  lt: {
    logIn: 'Prisijungimas',
    number: 'Telefono numeris',
    sendCode: 'Siųsti kodą',
    code: 'SMS kodas',
    confirm: 'Prisijungti',
    wrongCode: 'Kodas neteisingas.',
    cancel: 'Atšaukti',
    payByCard: 'Mokėjimas kortele',
    cardNumber: 'Kortelės numeris',
    pay: 'Mokėti',
    noCard: 'Šios kortelės nepriimame.',
  },
  en: {
    logIn: 'Log in',
    number: 'Phone number',
    sendCode: 'Send code',
    code: 'Code from the text message',
    confirm: 'Log in',
    wrongCode: 'The code is wrong.',
    cancel: 'Cancel',
    payByCard: 'Pay by card',
    cardNumber: 'Card number',
    pay: 'Pay',
    noCard: 'This card isn’t taken.',
  },
  ru: {
    logIn: 'Вход',
    number: 'Номер телефона',
    sendCode: 'Отправить код',
    code: 'Код из SMS',
    confirm: 'Войти',
    wrongCode: 'Неверный код.',
    cancel: 'Отменить',
    payByCard: 'Оплата картой',
    cardNumber: 'Номер карты',
    pay: 'Оплатить',
    noCard: 'Эта карта не принимается.',
  },
} as const satisfies Record<Language, Record<string, string>>

interface Form {
  language: Language
  title: string
  /** What is said above the field. */
  told?: string | undefined
  field: { label: string; autocomplete: string }
  /** Both are `does` of what is sent. */
  does: string
  go: string
}

/** A page with one field, a button that goes on and one that gives up. */
export const formPage = ({ language, title, told = '', field, does, go }: Form): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
  label, input { display: block; width: 100%; box-sizing: border-box; font: inherit }
  input { margin: .25rem 0 1rem; padding: .75rem }
  button { font: inherit; padding: .75rem 1.25rem; margin-right: .5rem }
</style>
<main>
  <h1>${escaped(title)}</h1>
  <p>${escaped(told)}</p>
  <form method="post">
    <label for="field">${escaped(field.label)}</label>
    <input id="field" name="value" autocomplete="${field.autocomplete}" inputmode="tel">
    <button name="does" value="${does}">${escaped(go)}</button>
    <button name="does" value="cancel">${escaped(words[language].cancel)}</button>
  </form>
</main>
</html>
`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
