import type { Language } from '../../../src/i18n/language.ts'

export interface Words {
  uogaId: string
  strongId: string
  error: string
  problem: string
  numberTitle: string
  number: string
  numberHint: string
  wrongNumber: string
  sendCode: string
  codeTitle: string
  codeSentTo(number: string): string
  code: string
  codeHint: string
  logIn: string
  sendAgain: string
  otherNumber: string
  wrongCode(attemptsLeft: number): string
  codeExpired: string
  noAttemptsLeft: string
  tooSoon(seconds: number): string
  tooMany(minutes: number): string
  whereCodesAre: string
  personTitle: string
  person: string
  choosePerson: string
  approve: string
  warning: string
  cancel: string
  closedTitle: string
  closed: string
  back: string
}

export const words: Record<Language, Words> = {
  lt: {
    uogaId: 'Uoga ID',
    strongId: 'Tapatybės patvirtinimas (bandomasis)',
    error: 'Klaida',
    problem: 'Patikrink, ką įvedei',
    numberTitle: 'Prisijunk su savo numeriu',
    number: 'Telefono numeris',
    numberHint: 'Pavyzdžiui, 612 34567',
    wrongNumber: 'Įvesk Lietuvos mobiliojo ryšio numerį, pavyzdžiui, 612 34567',
    sendCode: 'Siųsti kodą',
    codeTitle: 'Įvesk kodą iš SMS',
    codeSentTo: (number) => `Jei ${number} yra Uogos numeris, išsiuntėme į jį kodą.`,
    code: 'Patvirtinimo kodas',
    codeHint: 'Šeši skaitmenys',
    logIn: 'Prisijungti',
    sendAgain: 'Siųsti kodą dar kartą',
    otherNumber: 'Kitas numeris',
    wrongCode: (attemptsLeft) => `Neteisingas kodas. Liko bandymų: ${attemptsLeft}`,
    codeExpired: 'Kodas nebegalioja. Siųsk kodą dar kartą',
    noAttemptsLeft: 'Bandymų nebeliko. Siųsk kodą dar kartą',
    tooSoon: (seconds) => `Kodą galėsi siųsti po ${seconds} s`,
    tooMany: (minutes) => `Per daug bandymų. Pabandyk po ${minutes} min.`,
    whereCodesAre: 'Tai bandomasis puslapis: išsiųsti kodai matomi valdymo puslapyje.',
    personTitle: 'Patvirtink tapatybę',
    person: 'Kas prisijungia?',
    choosePerson: 'Pasirink asmenį',
    approve: 'Patvirtinti',
    warning: 'Tai bandomasis puslapis. Šie žmonės išgalvoti.',
    cancel: 'Atšaukti ir grįžti',
    closedTitle: 'Prisijungimas uždarytas',
    closed: 'Šio prisijungimo laikas baigėsi. Pradėk iš naujo.',
    back: 'Grįžti į Uogą',
  },
  en: {
    uogaId: 'Uoga ID',
    strongId: 'Identity check (test)',
    error: 'Error',
    problem: 'Check what you entered',
    numberTitle: 'Log in with your number',
    number: 'Phone number',
    numberHint: 'For example, 612 34567',
    wrongNumber: 'Enter a Lithuanian mobile number, for example 612 34567',
    sendCode: 'Send code',
    codeTitle: 'Enter the code from the text message',
    codeSentTo: (number) => `If ${number} is an Uoga number, we’ve sent a code to it.`,
    code: 'Verification code',
    codeHint: 'Six digits',
    logIn: 'Log in',
    sendAgain: 'Resend code',
    otherNumber: 'Another number',
    wrongCode: (attemptsLeft) => `Wrong code. Attempts left: ${attemptsLeft}`,
    codeExpired: 'The code has expired. Resend it',
    noAttemptsLeft: 'No attempts left. Resend the code',
    tooSoon: (seconds) => `You can resend the code in ${seconds} s`,
    tooMany: (minutes) => `Too many attempts. Try again in ${minutes} min`,
    whereCodesAre: 'This is a test page: codes sent can be seen on the control page.',
    personTitle: 'Verify your identity',
    person: 'Who is logging in?',
    choosePerson: 'Choose a person',
    approve: 'Confirm',
    warning: 'This is a test page. These people are made up.',
    cancel: 'Cancel and go back',
    closedTitle: 'Log-in closed',
    closed: 'The time for this log-in has run out. Start again.',
    back: 'Back to Uoga',
  },
  ru: {
    uogaId: 'Uoga ID',
    strongId: 'Подтверждение личности (тест)',
    error: 'Ошибка',
    problem: 'Проверьте введённые данные',
    numberTitle: 'Войдите по своему номеру',
    number: 'Номер телефона',
    numberHint: 'Например, 612 34567',
    wrongNumber: 'Введите литовский мобильный номер, например 612 34567',
    sendCode: 'Отправить код',
    codeTitle: 'Введите код из SMS',
    codeSentTo: (number) => `Если ${number} — номер Uoga, мы отправили на него код.`,
    code: 'Код подтверждения',
    codeHint: 'Шесть цифр',
    logIn: 'Войти',
    sendAgain: 'Отправить код ещё раз',
    otherNumber: 'Другой номер',
    wrongCode: (attemptsLeft) => `Неверный код. Осталось попыток: ${attemptsLeft}`,
    codeExpired: 'Срок действия кода истёк. Отправьте код ещё раз',
    noAttemptsLeft: 'Попыток не осталось. Отправьте код ещё раз',
    tooSoon: (seconds) => `Отправить код можно через ${seconds} с`,
    tooMany: (minutes) => `Слишком много попыток. Попробуйте через ${minutes} мин`,
    whereCodesAre: 'Это тестовая страница: отправленные коды видны на странице управления.',
    personTitle: 'Подтвердите личность',
    person: 'Кто входит?',
    choosePerson: 'Выберите человека',
    approve: 'Подтвердить',
    warning: 'Это тестовая страница. Эти люди вымышлены.',
    cancel: 'Отменить и вернуться',
    closedTitle: 'Вход закрыт',
    closed: 'Время этого входа истекло. Начните заново.',
    back: 'Вернуться в Uoga',
  },
}
