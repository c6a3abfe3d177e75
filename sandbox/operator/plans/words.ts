import type { Language } from '../../../src/i18n/language.ts'

export interface PlanFacts {
  plan: string
  /** As people read it: `10,00 EUR`. */
  amount: string
  /** `2026-02-14` */
  date: string
}

export type PlanText = 'activated' | 'cancelled' | 'renewed' | 'notRenewed' | 'withdrawn'

/** The text messages about plans. */
export const planTexts: Record<Language, Record<PlanText, (facts: PlanFacts) => string>> = {
  lt: {
    activated: ({ plan, date }) => `Planas „${plan}“ įjungtas. Galioja iki ${date}. Uoga`,
    cancelled: ({ plan, date }) => `Plano „${plan}“ atsisakei. Jis veiks iki ${date}. Uoga`,
    renewed: ({ plan, amount, date }) => `Planas „${plan}“ pratęstas iki ${date} už ${amount}. Uoga`,
    notRenewed: ({ plan, amount }) =>
      `Plano „${plan}“ nepratęsėme: trūko lėšų (kaina ${amount}). Galioja standartiniai tarifai. Uoga`,
    withdrawn: ({ plan, amount, date }) =>
      `${date} gavome tavo pranešimą, kad atsisakai plano „${plan}“ sutarties. Į sąskaitą grąžinome ${amount}. Uoga`,
  },
  en: {
    activated: ({ plan, date }) => `Plan “${plan}” is active. Valid until ${date}. Uoga`,
    cancelled: ({ plan, date }) => `You’ve cancelled plan “${plan}”. It’ll work until ${date}. Uoga`,
    renewed: ({ plan, amount, date }) => `Plan “${plan}” renewed until ${date} for ${amount}. Uoga`,
    notRenewed: ({ plan, amount }) =>
      `Plan “${plan}” wasn’t renewed: your balance didn’t cover ${amount}. Standard rates apply. Uoga`,
    withdrawn: ({ plan, amount, date }) =>
      `On ${date} we received your withdrawal from plan “${plan}”. ${amount} is back on your balance. Uoga`,
  },
  ru: {
    activated: ({ plan, date }) => `Тариф «${plan}» подключён. Действует до ${date}. Uoga`,
    cancelled: ({ plan, date }) => `Вы отключили тариф «${plan}». Он проработает до ${date}. Uoga`,
    renewed: ({ plan, amount, date }) => `Тариф «${plan}» продлён до ${date} за ${amount}. Uoga`,
    notRenewed: ({ plan, amount }) =>
      `Тариф «${plan}» не продлён: на счёте не хватило средств (${amount}). Действуют цены без тарифа. Uoga`,
    withdrawn: ({ plan, amount, date }) =>
      `${date} мы получили отказ от договора о тарифе «${plan}». На счёт возвращено ${amount}. Uoga`,
  },
}
