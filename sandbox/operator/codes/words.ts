import type { Language } from '../../../src/i18n/language.ts'
import type { CodePurpose } from './tables.ts'

type CodeText = Record<CodePurpose, (code: string) => string>

/** The text message of each purpose; it says what the code is for, so that no one gives it away for something else. */
export const codeText: Record<Language, CodeText> = {
  lt: {
    logIn: (code) => `${code} – tavo prisijungimo kodas. Galioja 5 min. Niekam jo nesakyk. Uoga`,
    link: (code) => `${code} – kodas numeriui susieti. Galioja 5 min. Niekam jo nesakyk. Uoga`,
    declaration: (code) => `${code} – numerio aktyvavimo kodas. Galioja 5 min. Niekam jo nesakyk. Uoga`,
    leaveExtra: (code) =>
      `${code} – prašymo atsisakyti „Uoga Extra“ kodas. Galioja 5 min. Niekam jo nesakyk. Uoga`,
    orderLookup: (code) => `${code} – kodas užsakymui pamatyti. Galioja 5 min. Niekam jo nesakyk. Uoga`,
  },
  en: {
    logIn: (code) => `${code} is your log-in code. Valid for 5 min. Don’t share it with anyone. Uoga`,
    link: (code) =>
      `${code} is your code to link the number. Valid for 5 min. Don’t share it with anyone. Uoga`,
    declaration: (code) =>
      `${code} is your number activation code. Valid for 5 min. Don’t share it with anyone. Uoga`,
    leaveExtra: (code) =>
      `${code} is your code to leave Uoga Extra. Valid for 5 min. Don’t share it with anyone. Uoga`,
    orderLookup: (code) =>
      `${code} is your code to see the order. Valid for 5 min. Don’t share it with anyone. Uoga`,
  },
  ru: {
    logIn: (code) => `${code} — код для входа. Действует 5 мин. Никому его не сообщайте. Uoga`,
    link: (code) => `${code} — код для привязки номера. Действует 5 мин. Никому его не сообщайте. Uoga`,
    declaration: (code) => `${code} — код активации номера. Действует 5 мин. Никому его не сообщайте. Uoga`,
    leaveExtra: (code) =>
      `${code} — код для отказа от Uoga Extra. Действует 5 мин. Никому его не сообщайте. Uoga`,
    orderLookup: (code) =>
      `${code} — код для просмотра заказа. Действует 5 мин. Никому его не сообщайте. Uoga`,
  },
}
