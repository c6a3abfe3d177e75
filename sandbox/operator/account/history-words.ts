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
}

export const historyWords: Record<Language, Record<HistoryTemplate, string>> = {
  lt: {
    topUp: 'Sąskaita papildyta {amount}',
    autoTopUpFailed: 'Periodinis papildymas {amount} nepavyko',
    planOrdered: 'Užsakytas planas „{plan}“, {amount}',
    planActivated: 'Planas „{plan}“ įjungtas',
    planRenewed: 'Planas „{plan}“ pratęstas, {amount}',
    planNotRenewed: 'Planas „{plan}“ nepratęstas: nepakako lėšų',
    planEnded: 'Plano „{plan}“ galiojimas baigėsi',
    planCancelled: 'Atsisakyta plano „{plan}“',
    planWithdrawn: 'Atsisakyta plano „{plan}“ sutarties, grąžinta {amount}',
    numberLinked: 'Numeris susietas su paskyra',
    roamingOn: 'Tarptinklinis ryšys įjungtas',
    roamingOff: 'Tarptinklinis ryšys išjungtas',
    callCharged: 'Skambutis {number}, {minutes} min., {amount}',
    messageCharged: 'SMS žinutė {number}, {amount}',
    dataCharged: 'Duomenys {megabytes} MB, {amount}',
  },
  en: {
    topUp: 'Topped up {amount}',
    autoTopUpFailed: 'Auto top-up of {amount} failed',
    planOrdered: 'Plan “{plan}” ordered, {amount}',
    planActivated: 'Plan “{plan}” activated',
    planRenewed: 'Plan “{plan}” renewed, {amount}',
    planNotRenewed: 'Plan “{plan}” not renewed: insufficient balance',
    planEnded: 'Plan “{plan}” ended',
    planCancelled: 'Plan “{plan}” cancelled',
    planWithdrawn: 'Withdrawn from plan “{plan}”, {amount} refunded',
    numberLinked: 'Number linked to your account',
    roamingOn: 'Roaming turned on',
    roamingOff: 'Roaming turned off',
    callCharged: 'Call to {number}, {minutes} min, {amount}',
    messageCharged: 'Text message to {number}, {amount}',
    dataCharged: 'Data {megabytes} MB, {amount}',
  },
  ru: {
    topUp: 'Счёт пополнен на {amount}',
    autoTopUpFailed: 'Автопополнение на {amount} не удалось',
    planOrdered: 'Заказан тариф «{plan}», {amount}',
    planActivated: 'Тариф «{plan}» подключён',
    planRenewed: 'Тариф «{plan}» продлён, {amount}',
    planNotRenewed: 'Тариф «{plan}» не продлён: недостаточно средств',
    planEnded: 'Срок действия тарифа «{plan}» закончился',
    planCancelled: 'Тариф «{plan}» отключён по вашему запросу',
    planWithdrawn: 'Отказ от договора о тарифе «{plan}», возвращено {amount}',
    numberLinked: 'Номер привязан к аккаунту',
    roamingOn: 'Роуминг включён',
    roamingOff: 'Роуминг выключен',
    callCharged: 'Звонок {number}, {minutes} мин, {amount}',
    messageCharged: 'SMS {number}, {amount}',
    dataCharged: 'Интернет {megabytes} МБ, {amount}',
  },
}
