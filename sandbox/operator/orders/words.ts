import type { Language } from '../../../src/i18n/language.ts'
import type { OrderItem } from './orders.ts'

type Notice = NonNullable<OrderItem['notice']>

/** What a person should know of a plan before ordering it. */
export const noticeWords: Record<Language, Record<Notice, string>> = {
  lt: {
    PLAN_NOT_AVAILABLE: 'Šio plano nebeparduodame.',
    ALREADY_ACTIVE: 'Šį planą jau turi. Užsakius naujas laikotarpis prasidės iš karto.',
    REPLACES_PLAN: 'Šis planas pakeis tavo susikurtą planą.',
    ACTIVATES_LATER: 'Planas prasidės, kai baigsis dabartinis jo laikotarpis.',
  },
  en: {
    PLAN_NOT_AVAILABLE: 'This plan is no longer sold.',
    ALREADY_ACTIVE: 'You have this plan already. A new period begins at once.',
    REPLACES_PLAN: 'This plan replaces the one you made yourself.',
    ACTIVATES_LATER: 'The plan begins when its current period ends.',
  },
  ru: {
    PLAN_NOT_AVAILABLE: 'Этот план больше не продаётся.',
    ALREADY_ACTIVE: 'Этот план у вас уже есть. Новый период начнётся сразу.',
    REPLACES_PLAN: 'Этот план заменит тот, что вы составили сами.',
    ACTIVATES_LATER: 'План начнётся, когда закончится его текущий период.',
  },
}
