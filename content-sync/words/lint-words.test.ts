import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { buttonNames, formatWordProblem, lintWords } from './lint-words.ts'
import { breakableUnit, type rules } from './rules.ts'
import type { WordedText } from './worded-text.ts'

const names = buttonNames([
  { id: 'a', field: 'title', words: { lt: 'Atsisakyti plano', en: 'Cancel plan', ru: 'Отключить тариф' } },
  {
    id: 'b',
    field: 'title',
    words: {
      lt: 'Įdiegti eSIM į „iPhone“',
      en: 'Install eSIM on iPhone',
      ru: 'Установить eSIM на iPhone',
    },
  },
])

/** The rules that find something in a text of one language. */
const found = (language: Language, text: string, more: Partial<WordedText> = {}) =>
  lintWords([{ id: 'x', field: 'value', words: { [language]: text }, ...more }], names).map(
    ({ rule }) => rule,
  )

const error = { isError: true }
const buttonRole = { role: 'button' } as const
/** One sentence, nearly all of long words. */
const hard = 'Paslaugų teikėjas pasilieka teisę vienašališkai pakeisti apmokestinimo sąlygas '.repeat(6)
const easy = 'Jei ką keisime, parašysime tau prieš mėnesį. Netiks – gali išeiti, nieko nekainuos. '.repeat(6)
const seoTitle = { role: 'seoTitle' } as const
const seoDescription = { role: 'seoDescription' } as const

const faulty: [keyof typeof rules, Language, string, Partial<WordedText>?][] = [
  ['forbidden', 'lt', 'Pasakyk mokėjimo nuorodą.'],
  ['forbidden', 'lt', 'Nuoroda skambinant: {reference}'],
  ['forbidden', 'lt', 'Deklaruotas tavo vardu nuo {date}'],
  ['forbidden', 'lt', 'Kraunama istorija'],
  ['forbidden', 'lt', 'Jis veiks iki sumokėto laikotarpio pabaigos.'],
  ['forbidden', 'lt', 'Prisijunk savo „Uogos“ numeriu.'],
  ['forbidden', 'lt', 'Komisiniai nuo kiekvieno pardavimo'],
  ['forbidden', 'lt', 'Sutinku su naudojimosi taisyklėmis'],
  ['forbidden', 'lt', 'Užverti langą'],
  ['forbidden', 'lt', 'Įrašyk vardą.'],
  ['forbidden', 'lt', 'Duomenys ne piko metu'],
  ['forbidden', 'lt', 'Nuskaitai QR kodą – ir tu jau su ryšiu.'],
  ['forbidden', 'lt', 'Pinigus nurašome nuo sąskaitos.'],
  ['forbidden', 'lt', 'Formai reikia JavaScript.'],
  ['forbidden', 'lt', 'Papildęs grįši čia.'],
  ['forbidden', 'lt', 'Sumą dar pamatysi prieš mokėdamas.'],
  ['forbidden', 'lt', 'Įveskite savo numerį.'],
  ['forbidden', 'lt', 'Atsiųsime jums SMS.'],
  ['forbidden', 'lt', 'Taip buvo {time}'],
  ['forbidden', 'lt', 'Prisijunk mobiliuoju parašu.'],
  ['forbidden', 'en', 'Check the sum and confirm.'],
  ['forbidden', 'en', 'Begin the check'],
  ['forbidden', 'en', 'We can’t mend it.'],
  ['forbidden', 'en', 'Enter a Uoga number.'],
  ['forbidden', 'en', 'Log in to self-service.'],
  ['forbidden', 'en', 'Declared in your name'],
  ['forbidden', 'en', 'Pay by bank link'],
  ['forbidden', 'en', 'Enter your e-mail.'],
  ['forbidden', 'en', 'Compare the digits with the card holder.'],
  ['forbidden', 'en', 'We could not check your order'],
  ['forbidden', 'en', 'You cannot order plans.'],
  ['forbidden', 'en', 'We will text you.'],
  ['forbidden', 'en', 'Off-peak data'],
  ['forbidden', 'en', 'Log in with a mobile signature.'],
  ['forbidden', 'en', 'Of which VAT 21 %'],
  ['forbidden', 'en', 'The price stands next to the country.'],
  ['forbidden', 'ru', 'Войдите в самообслуживание.'],
  ['forbidden', 'ru', 'Сверьте цифры с держателем карты.'],
  ['forbidden', 'ru', 'Срок карты истёк'],
  ['forbidden', 'ru', 'Выберите план.'],
  ['forbidden', 'ru', 'Действуют стандартные тарифы.'],
  ['forbidden', 'ru', 'Остаток на счёте'],
  ['forbidden', 'ru', 'Позвоните 1808.'],
  ['forbidden', 'ru', 'Я прочитал(а) правила.'],
  ['forbidden', 'ru', 'Введи код, который пришёл тебе.'],
  ['forbidden', 'ru', 'Мы напишем, когда Вы войдёте.'],
  ['forbidden', 'ru', 'Доставка к двери'],
  ['forbidden', 'ru', 'Войдите с мобильной подписью.'],
  ['quotation', 'lt', 'Planas "Avietė" įjungtas.'],
  ['quotation', 'lt', 'Planas “Avietė” įjungtas.'],
  ['quotation', 'en', "We couldn't check it."],
  ['quotation', 'en', 'Tap "Change".'],
  ['quotation', 'ru', 'Нажмите „Изменить“.'],
  ['dash', 'lt', 'Kaina - 5 eurai'],
  ['dash', 'ru', 'Цена – пять евро'],
  ['dash', 'en', 'No contract — no nonsense'],
  ['blanks', 'lt', 'Per daug  tarpų'],
  ['blanks', 'en', 'A blank before , a comma'],
  ['shouting', 'lt', 'Nepavyko! Bandyk dar kartą.', error],
  ['shouting', 'ru', 'Ошибка!', error],
  ['doubled', 'lt', 'Kiekvienas gigabaitas kainuoja 1,33 EUR už GB.'],
  ['doubled', 'en', 'Each extra gigabyte costs 1,33 EUR per GB.'],
  ['doubled', 'ru', 'Безлимит SMS SMS'],
  ['length', 'ru', 'Обзор.', seoDescription],
  ['length', 'en', 'Log in', seoTitle],
  ['button', 'lt', 'Prie plano spausk „Atsisakyti sutarties“.'],
  ['button', 'en', 'Tap “Install eSIM”.'],
  ['button', 'ru', 'Нажмите «Установить eSIM».'],
  ['plural', 'lt', 'Rasta {count} eilučių'],
  ['plural', 'en', 'Up to {count} characters'],
  ['plural', 'ru', 'Через {days}\u00a0дней'],
  ['plural', 'lt', '{count, plural, one {# planas} other {# planų}}'],
  ['plural', 'ru', '{count, plural, one {# тариф} other {# тарифов}}'],
  ['plural', 'en', '{count, plural, other {# plans}}'],
  ['plural', 'en', '{count, plural, one {# plan} other {plans}}'],
  ['plural', 'en', '{count, plural, one # plan other # plans}'],
  ['case', 'lt', 'Kainos su {plan}'],
  ['case', 'ru', 'Цены в {country}'],
  ['abroad', 'lt', 'Bandyk dar kartą arba paskambink 1808.', error],
  ['readability', 'lt', hard],
  ['buttonLength', 'lt', 'Patvirtinti ir sumokėti iš išankstinio mokėjimo sąskaitos', buttonRole],
  ['buttonLength', 'ru', 'Телекоммуникационнейшее', buttonRole],
  ['script', 'en', 'Pay by саrd'],
  ['script', 'ru', 'Žемуогė'],
]

test.each(faulty)('%s finds its fault (%s): %s', (rule, language, text, more) => {
  expect(found(language, text, more)).toContain(rule)
})

const faultless: [Language, string, Partial<WordedText>?][] = [
  ['lt', 'Mokėjimo numeris'],
  ['lt', 'Kopijuoti kelionės nuorodą'],
  ['lt', 'Atidaryk užsakymo nuorodą iš naujo.'],
  ['lt', 'Registruotas tavo vardu nuo {date}'],
  ['lt', 'Įkeliame istoriją'],
  ['lt', 'Jis veiks iki apmokėto laikotarpio pabaigos.'],
  ['lt', 'Pardavėjas: UAB „Uoga“, Vilnius.'],
  ['lt', 'Tai ne „Uoga Extra“ numeris.'],
  ['lt', 'Pasitikrink sąžiningo naudojimosi taisykles.'],
  ['lt', 'Planas prasitęs automatiškai, jei sąskaitoje pakaks lėšų.'],
  ['lt', 'Kas tavęs laukia'],
  ['lt', 'Numeris veiks kaip veikęs.'],
  ['lt', 'Papildyk ir grįši čia, o užsakymas lauks.'],
  ['lt', 'Formai reikia „JavaScript“. Įjunk jį naršyklėje.'],
  ['lt', 'Prie plano spausk „Atsisakyti plano“.'],
  ['lt', 'Spausk „Įdiegti eSIM į „iPhone““ – QR kodo nereikės.'],
  ['lt', 'Spausk „Pridėti SIM“ ir pasirink „Atsisiųsti SIM“.'],
  ['lt', 'Kaina – 5,00 EUR už GB, ir tiek.'],
  ['lt', 'Uogų g. 1, Vilnius'],
  ['lt', '−20 %'],
  ['lt', 'Ačiū!'],
  ['lt', 'Nepavyko. Bandyk dar kartą.', error],
  ['lt', 'Papildyk sąskaitą internetu per minutę – Uoga', seoTitle],
  ['lt', 'Užsakymas lauks, kol atidarysi krepšelį.'],
  ['lt', 'Tai nepanašu į Lietuvos mobiliojo numerį. Įvesk jį taip: +370 612 34567.'],
  ['en', 'Check the amount and confirm.'],
  ['en', '{sum} short'],
  ['en', 'Top up {sum}'],
  ['en', 'Start the check'],
  ['en', 'Enter an Uoga number.'],
  ['en', 'Log in to My Uoga.'],
  ['en', 'Registered in your name'],
  ['en', 'Pay by online banking'],
  ['en', 'You have not been charged'],
  ['en', 'We couldn’t check your order'],
  ['en', 'Their auto top-ups for it will stop.'],
  ['en', 'Write to us in the chat.'],
  ['en', 'Of which VAT 21%'],
  ['en', 'No commitment – no nonsense'],
  ['en', 'Tap “Cancel plan”.'],
  ['en', 'Choose “Install eSIM on iPhone”.'],
  ['en', 'Summary of the contract'],
  ['en', 'The EU and EEA, 30 days, 5 GB.'],
  ['en', 'It’s 1,10 EUR per GB in 2026 and 1,00 EUR per GB in 2027.'],
  ['en', 'That didn’t work. Try again.', error],
  ['en', 'Top up a Lithuanian prepaid number online – Uoga', seoTitle],
  ['en', 'See how your SIM order is doing and what comes next.', seoDescription],
  ['lt', '{count, plural, one {# planas} few {# planai} other {# planų}}'],
  ['lt', 'Bandyk dar kartą arba paskambink 1808 (iš užsienio +370 600 01808).', error],
  ['lt', 'Paskambinti 1808'],
  ['lt', easy],
  ['lt', 'Užsisakyti ir sumokėti', buttonRole],
  ['lt', '{remaining} iš {whole}, {days} d., {n} SMS'],
  ['lt', 'Iš krepšelio pašalinta: {plan}'],
  ['lt', '{service} – iš „{by}“'],
  ['en', '{days, plural, one {next working day} other {within # working days}}'],
  ['en', 'Attempts left: {n}'],
  ['ru', '{count, plural, one {# тариф} few {# тарифа} many {# тарифов} other {# тарифа}}'],
  ['ru', 'Пока нет цен для: {countries}.'],
  ['ru', 'Войдите в «Мою Uoga».'],
  ['ru', 'Выберите тариф.'],
  ['ru', 'Составьте планировку'],
  ['ru', 'Привяжите свой номер и номер планшета.'],
  ['ru', 'О плановых работах сообщаем заранее.'],
  ['ru', 'Действуют цены без тарифа.'],
  ['ru', 'Срок действия карты истёк'],
  ['ru', 'Достаточно номера.'],
  ['ru', 'Позвоните на 1808.'],
  ['ru', 'Звоните и пишите по той же цене.'],
  ['ru', 'Принимаю условия оказания услуг.'],
  ['ru', 'Как к вам обращаться? Вы можете не отвечать.'],
  ['ru', 'Цена — пять евро'],
  ['ru', 'Нажмите «Отключить тариф».'],
  ['ru', 'Нажмите «Добавить SIM» и выберите «Скачать SIM».'],
  ['ru', 'Uogų g. 1, Вильнюс'],
  ['ru', 'Не получилось. Попробуйте ещё раз.', error],
]

test.each(faultless)('nothing is found (%s): %s', (language, text, more) => {
  expect(found(language, text, more)).toEqual([])
})

test('a placeholder that one language lacks is found, wherever it is in the others', () => {
  const words = { lt: 'Liko {n} iš {m}', en: '{m} in all, {n} left', ru: 'Осталось {n}' }
  expect(lintWords([{ id: 'x', field: 'value', words }], names).map(formatWordProblem)).toEqual([
    'placeholders x, value (ru): “{n}” – lt has {m} {n}',
  ])
  const counted = {
    lt: '{n, plural, one {#} few {#} other {#}}',
    en: '{n, plural, one {#} other {#}}',
    ru: '{n}',
  }
  expect(lintWords([{ id: 'x', field: 'value', words: counted }], names)).toEqual([])
})

test.each([
  ['a text that nobody translated', { lt: 'Papildyti', en: 'Papildyti', ru: 'Пополнить' }, ['en']],
  ['a name that is the same', { lt: '„Uoga Extra“ eSIM', en: '„Uoga Extra“ eSIM' }, []],
  ['figures', { lt: '+370 600 01808', en: '+370 600 01808', ru: '+370 600 01808' }, []],
])('the same words in two languages: %s', (_, words, languages) => {
  const problems = lintWords([{ id: 'x', field: 'value', words }], names).filter(
    ({ rule }) => rule === 'same',
  )
  expect(problems.map(({ language }) => language)).toEqual(languages)
})

test.each([
  ['Kainuoja 5,00 EUR', 'oja 5,00 EUR'],
  ['5,00\u00a0EUR per 30 days', 'R per 30 days'],
  ['5,00\u00a0EUR per 30\u00a0days', undefined],
])('a line can end within %j at %j', (text, at) => {
  expect(breakableUnit(text)).toBe(at)
})
