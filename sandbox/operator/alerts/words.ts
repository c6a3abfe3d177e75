import type { Language } from '../../../src/i18n/language.ts'
import type { AlertKind } from './tables.ts'

/** As people read them: `10,00 EUR`, `vasario 14 d.`. */
interface AlertWords {
  amount: string
  plan: string
  date: string
}

/** What each alert says, as a text or an e-mail. */
export const alertTexts: Record<Language, Record<AlertKind, (words: AlertWords) => string>> = {
  lt: {
    BALANCE_BELOW: ({ amount }) =>
      `Sąskaitoje liko mažiau nei ${amount}. Papildyk, kad ryšys nenutrūktų. Uoga`,
    DATA_80: ({ plan }) => `Išnaudojai 80 % plano „${plan}“ duomenų. Uoga`,
    DATA_100: ({ plan }) => `Plano „${plan}“ duomenys baigėsi. Toliau galioja standartiniai tarifai. Uoga`,
    RENEWAL_NOT_COVERED: ({ plan, amount, date }) =>
      `Planas „${plan}“ baigsis ${date}. Papildyk sąskaitą, kad likutis būtų bent ${amount}. Uoga`,
    ROAMING_ENTERED: () =>
      'Tavo telefonas – užsienyje. Kiek čia kainuoja ryšys, rasi uoga.example/roaming. Uoga',
    ROAMING_CAP: ({ amount }) =>
      `Užsienyje šį mėnesį išleidai ${amount} – tai tavo riba. Mokamą ryšį užsienyje sustabdėme iki mėnesio pabaigos. Uoga`,
    SPENDING_CAP: ({ amount }) =>
      `Šį mėnesį be plano išleidai ${amount} – tai tavo riba. Mokamą ryšį sustabdėme iki mėnesio pabaigos. Uoga`,
  },
  en: {
    BALANCE_BELOW: ({ amount }) => `Your balance is below ${amount}. Top up to stay connected. Uoga`,
    DATA_80: ({ plan }) => `You’ve used 80% of the data in plan “${plan}”. Uoga`,
    DATA_100: ({ plan }) =>
      `You’ve used all the data in plan “${plan}”. Standard rates apply from now on. Uoga`,
    RENEWAL_NOT_COVERED: ({ plan, amount, date }) =>
      `Plan “${plan}” ends on ${date}. Top up so that your balance is at least ${amount}. Uoga`,
    ROAMING_ENTERED: () => 'Your phone is abroad. See what it costs here: uoga.example/roaming. Uoga',
    ROAMING_CAP: ({ amount }) =>
      `You’ve spent ${amount} abroad this month, which is your cap. Paid use abroad is off until the month ends. Uoga`,
    SPENDING_CAP: ({ amount }) =>
      `You’ve spent ${amount} beyond your plan this month, which is your cap. Paid use is off until the month ends. Uoga`,
  },
  ru: {
    BALANCE_BELOW: ({ amount }) =>
      `На счёте осталось меньше ${amount}. Пополните, чтобы связь не прервалась. Uoga`,
    DATA_80: ({ plan }) => `Использовано 80 % интернета по тарифу «${plan}». Uoga`,
    DATA_100: ({ plan }) => `Интернет по тарифу «${plan}» закончился. Дальше действуют цены без тарифа. Uoga`,
    RENEWAL_NOT_COVERED: ({ plan, amount, date }) =>
      `Тариф «${plan}» закончится ${date}. Пополните счёт: нужно не менее ${amount}. Uoga`,
    ROAMING_ENTERED: () => 'Ваш телефон за границей. Сколько здесь стоит связь: uoga.example/roaming. Uoga',
    ROAMING_CAP: ({ amount }) =>
      `За границей в этом месяце потрачено ${amount} — это ваш лимит. Платная связь за границей отключена до конца месяца. Uoga`,
    SPENDING_CAP: ({ amount }) =>
      `Сверх тарифа в этом месяце потрачено ${amount} — это ваш лимит. Платная связь отключена до конца месяца. Uoga`,
  },
}
