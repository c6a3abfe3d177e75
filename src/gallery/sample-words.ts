import type { Language } from '../i18n/language.ts'

export interface SampleWords {
  title: string
  text: string
  short: string
  longWord: string
  button: string
  close: string
  tabs: string[]
}

/** Words of usual and of unusual length; the longest represent what a translator may bring. */
export const sampleWords: Record<Language, SampleWords> = {
  lt: {
    title: 'Papildyk sąskaitą per minutę',
    text: 'Tarptinklinis ryšys Europos Sąjungoje veikia kaip namie, o kaina aiški iš anksto.',
    short: 'nuo',
    longWord: 'Nebeprisikiškiakopūsteliaujantiesiems',
    button: 'Užsisakyti planą',
    close: 'Uždaryti langą',
    tabs: ['Sąskaitos papildymas', 'Tarptinklinis ryšys', 'Numerio perkėlimas', 'Planai', 'eSIM'],
  },
  en: {
    title: 'Top up in a minute',
    text: 'Roaming in the European Union works as at home, and you know the price up front.',
    short: 'from',
    longWord: 'Counterrevolutionaries-and-others',
    button: 'Order plan',
    close: 'Close window',
    tabs: ['Top up', 'Roaming', 'Number transfer', 'Plans', 'eSIM'],
  },
  ru: {
    title: 'Пополните счёт за минуту',
    text: 'Роуминг в Европейском союзе работает как дома, а цена известна заранее.',
    short: 'от',
    longWord: 'Высокопревосходительствующими',
    button: 'Заказать тарифный план',
    close: 'Закрыть окно',
    tabs: ['Пополнение счёта', 'Роуминг', 'Перенос номера', 'Тарифы', 'eSIM'],
  },
}
