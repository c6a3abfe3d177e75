import type { Language } from '../../../src/i18n/language.ts'
import type { Finding } from './identity-checks.ts'

export interface Words {
  provider: string
  error: string
  problem: string
  warning: string
  startTitle: string
  start: string
  begin: string
  documentTitle: string
  person: string
  choosePerson: string
  finding: string
  findings: Record<Finding, string>
  review: string
  quickReview: string
  slowReview: string
  submit: string
  cancel: string
  doneTitle: string
  done: string
  close: string
  cancelledTitle: string
  overTitle: string
  over: string
}

export const words: Record<Language, Words> = {
  lt: {
    provider: 'Tapatybės patikra (bandomoji)',
    error: 'Klaida',
    problem: 'Patikrink, ką pasirinkai',
    warning: 'Tai bandomasis puslapis: kameros nereikia, tikro dokumento nerodyk.',
    startTitle: 'Patvirtink tapatybę',
    start: 'Reikės paso arba asmens tapatybės kortelės ir poros minučių.',
    begin: 'Pradėti',
    documentTitle: 'Parodyk dokumentą',
    person: 'Kieno dokumentas?',
    choosePerson: 'Pasirink asmenį',
    finding: 'Ką nustatys patikra?',
    findings: {
      approved: 'Tapatybė patvirtinta',
      declined: 'Tapatybė nepatvirtinta',
      documentUnreadable: 'Dokumentas neįskaitomas, prašoma iš naujo',
      documentNotAccepted: 'Dokumentas netinka, prašoma iš naujo',
      faceNotVisible: 'Nematyti veido, prašoma iš naujo',
    },
    review: 'Kada?',
    quickReview: 'Po kelių sekundžių',
    slowReview: 'Po dešimties minučių',
    submit: 'Pateikti',
    cancel: 'Atšaukti ir grįžti',
    doneTitle: 'Nuotraukos pateiktos',
    done: 'Tikriname. Gali grįžti į Uogą.',
    close: 'Grįžti į Uogą',
    cancelledTitle: 'Patikra nutraukta',
    overTitle: 'Patikra baigta',
    over: 'Ši patikra baigta. Grįžk į Uogą.',
  },
  en: {
    provider: 'Identity check (test)',
    error: 'Error',
    problem: 'Check what you chose',
    warning: 'This is a test page: no camera is used, so don’t show a real document.',
    startTitle: 'Verify your identity',
    start: 'You’ll need your passport or ID card and a few minutes.',
    begin: 'Start',
    documentTitle: 'Show your document',
    person: 'Whose document?',
    choosePerson: 'Choose a person',
    finding: 'What will the check find?',
    findings: {
      approved: 'Identity approved',
      declined: 'Identity declined',
      documentUnreadable: 'Document unreadable, asked again',
      documentNotAccepted: 'Document not accepted, asked again',
      faceNotVisible: 'Face not visible, asked again',
    },
    review: 'When?',
    quickReview: 'In a few seconds',
    slowReview: 'In ten minutes',
    submit: 'Submit',
    cancel: 'Cancel and go back',
    doneTitle: 'Photos submitted',
    done: 'We’re checking them. You can go back to Uoga.',
    close: 'Back to Uoga',
    cancelledTitle: 'Check abandoned',
    overTitle: 'Check finished',
    over: 'This check is finished. Go back to Uoga.',
  },
  ru: {
    provider: 'Проверка личности (тест)',
    error: 'Ошибка',
    problem: 'Проверьте, что выбрано',
    warning: 'Это тестовая страница: камера не нужна, настоящий документ не показывайте.',
    startTitle: 'Подтвердите личность',
    start: 'Понадобятся паспорт или удостоверение личности и пара минут.',
    begin: 'Начать',
    documentTitle: 'Покажите документ',
    person: 'Чей документ?',
    choosePerson: 'Выберите человека',
    finding: 'Что покажет проверка?',
    findings: {
      approved: 'Личность подтверждена',
      declined: 'Личность не подтверждена',
      documentUnreadable: 'Документ не читается, нужно ещё раз',
      documentNotAccepted: 'Документ не подходит, нужно ещё раз',
      faceNotVisible: 'Лица не видно, нужно ещё раз',
    },
    review: 'Когда?',
    quickReview: 'Через несколько секунд',
    slowReview: 'Через десять минут',
    submit: 'Отправить',
    cancel: 'Отменить и вернуться',
    doneTitle: 'Фотографии отправлены',
    done: 'Проверяем. Можно вернуться в Uoga.',
    close: 'Вернуться в Uoga',
    cancelledTitle: 'Проверка прервана',
    overTitle: 'Проверка завершена',
    over: 'Эта проверка завершена. Вернитесь в Uoga.',
  },
}
