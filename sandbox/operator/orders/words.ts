import type { Language } from '../../../src/i18n/language.ts'
import type { OrderItem } from './orders.ts'

/** What a receipt of an order names: a card, a profile, a delivery. */
export type ItemName = 'sim' | 'esim' | 'address' | 'parcelTerminal'

export const itemNames: Record<Language, Record<ItemName, string>> = {
  lt: {
    sim: 'SIM kortelė',
    esim: 'eSIM',
    address: 'Pristatymas adresu',
    parcelTerminal: 'Pristatymas į paštomatą',
  },
  en: {
    sim: 'SIM card',
    esim: 'eSIM',
    address: 'Delivery to your address',
    parcelTerminal: 'Delivery to a parcel locker',
  },
  ru: {
    sim: 'SIM-карта',
    esim: 'eSIM',
    address: 'Доставка по адресу',
    parcelTerminal: 'Доставка в почтомат',
  },
}

/** A plan that was bought with it. */
export const planItem: Record<Language, (plan: string) => string> = {
  lt: (plan) => `Planas „${plan}“`,
  en: (plan) => `Plan “${plan}”`,
  ru: (plan) => `Тариф «${plan}»`,
}

type Notice = NonNullable<OrderItem['notice']>

/** What a person should know of a plan before ordering it. */
export const noticeWords: Record<Language, Record<Notice, string>> = {
  lt: {
    PLAN_NOT_AVAILABLE: 'Šio plano nebeparduodame.',
    ALREADY_ACTIVE: 'Šį planą jau turi. Jei užsakysi, naujas laikotarpis prasidės iš karto.',
    REPLACES_PLAN: 'Šis planas pakeis tavo susikurtą planą.',
    ACTIVATES_LATER: 'Planas prasidės, kai baigsis dabartinis jo laikotarpis.',
  },
  en: {
    PLAN_NOT_AVAILABLE: 'This plan is no longer sold.',
    ALREADY_ACTIVE: 'You already have this plan. A new period will start straight away.',
    REPLACES_PLAN: 'This plan will replace the one you created yourself.',
    ACTIVATES_LATER: 'The plan will start when its current period ends.',
  },
  ru: {
    PLAN_NOT_AVAILABLE: 'Этот тариф больше не продаётся.',
    ALREADY_ACTIVE: 'Этот тариф у вас уже есть. Новый период начнётся сразу.',
    REPLACES_PLAN: 'Этот тариф заменит тот, что вы собрали сами.',
    ACTIVATES_LATER: 'Тариф начнётся, когда закончится его текущий период.',
  },
}
