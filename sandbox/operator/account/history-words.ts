import type { Language } from '../../../src/i18n/language.ts'

/** What can happen to a number, with the placeholders that its sentence has. */
export type HistoryTemplate =
  | 'topUp'
  | 'autoTopUpFailed'
  | 'planOrdered'
  | 'planActivated'
  | 'planRenewed'
  | 'planNotRenewed'
  | 'planEnded'
  | 'planCancelled'
  | 'planWithdrawn'
  | 'numberLinked'
  | 'roamingOn'
  | 'roamingOff'
  | 'callCharged'
  | 'messageCharged'
  | 'dataCharged'
  | 'roamingCharged'

/** By which a person picks out lines, as the contract names it. */
export const historyKinds: Record<HistoryTemplate, 'TOP_UPS' | 'PLANS' | 'USAGE' | 'SETTINGS'> = {
  topUp: 'TOP_UPS',
  autoTopUpFailed: 'TOP_UPS',
  planOrdered: 'PLANS',
  planActivated: 'PLANS',
  planRenewed: 'PLANS',
  planNotRenewed: 'PLANS',
  planEnded: 'PLANS',
  planCancelled: 'PLANS',
  planWithdrawn: 'PLANS',
  numberLinked: 'SETTINGS',
  roamingOn: 'SETTINGS',
  roamingOff: 'SETTINGS',
  callCharged: 'USAGE',
  messageCharged: 'USAGE',
  dataCharged: 'USAGE',
  roamingCharged: 'USAGE',
}

/** What was used and paid for by itself. */
export const usedServices: Partial<Record<HistoryTemplate, 'CALLS' | 'MESSAGES' | 'DATA'>> = {
  callCharged: 'CALLS',
  messageCharged: 'MESSAGES',
  dataCharged: 'DATA',
}

export const historyWords: Record<Language, Record<HistoryTemplate, string>> = {
  lt: {
    topUp: 'Sąskaita papildyta',
    autoTopUpFailed: 'Periodinis papildymas {amount} nepavyko',
    planOrdered: 'Užsakytas planas „{plan}“',
    planActivated: 'Planas „{plan}“ įjungtas',
    planRenewed: 'Planas „{plan}“ pratęstas',
    planNotRenewed: 'Planas „{plan}“ nepratęstas: nepakako lėšų',
    planEnded: 'Plano „{plan}“ galiojimas baigėsi',
    planCancelled: 'Atsisakyta plano „{plan}“',
    planWithdrawn: 'Atsisakyta plano „{plan}“ sutarties',
    numberLinked: 'Numeris susietas su paskyra',
    roamingOn: 'Tarptinklinis ryšys įjungtas',
    roamingOff: 'Tarptinklinis ryšys išjungtas',
    callCharged: 'Skambutis {number}, {minutes} min.',
    messageCharged: 'SMS žinutė {number}',
    dataCharged: 'Duomenys {megabytes} MB',
    roamingCharged: 'Duomenys užsienyje {megabytes} MB',
  },
  en: {
    topUp: 'Topped up',
    autoTopUpFailed: 'Auto top-up of {amount} failed',
    planOrdered: 'Plan “{plan}” ordered',
    planActivated: 'Plan “{plan}” activated',
    planRenewed: 'Plan “{plan}” renewed',
    planNotRenewed: 'Plan “{plan}” not renewed: insufficient balance',
    planEnded: 'Plan “{plan}” ended',
    planCancelled: 'Plan “{plan}” cancelled',
    planWithdrawn: 'Withdrawn from plan “{plan}”',
    numberLinked: 'Number linked to your account',
    roamingOn: 'Roaming turned on',
    roamingOff: 'Roaming turned off',
    callCharged: 'Call to {number}, {minutes} min',
    messageCharged: 'Text message to {number}',
    dataCharged: 'Data {megabytes} MB',
    roamingCharged: 'Data abroad {megabytes} MB',
  },
  ru: {
    topUp: 'Счёт пополнен',
    autoTopUpFailed: 'Автопополнение на {amount} не удалось',
    planOrdered: 'Заказан тариф «{plan}»',
    planActivated: 'Тариф «{plan}» подключён',
    planRenewed: 'Тариф «{plan}» продлён',
    planNotRenewed: 'Тариф «{plan}» не продлён: недостаточно средств',
    planEnded: 'Срок действия тарифа «{plan}» закончился',
    planCancelled: 'Тариф «{plan}» отключён по вашему запросу',
    planWithdrawn: 'Отказ от договора о тарифе «{plan}»',
    numberLinked: 'Номер привязан к аккаунту',
    roamingOn: 'Роуминг включён',
    roamingOff: 'Роуминг выключен',
    callCharged: 'Звонок {number}, {minutes} мин',
    messageCharged: 'SMS {number}',
    dataCharged: 'Интернет {megabytes} МБ',
    roamingCharged: 'Интернет за границей {megabytes} МБ',
  },
}
