import { formatCalendarDayOfMonth, formatCalendarMonth, formatShortCalendarDay } from '../../i18n/date.ts'
import { measures } from '../daily-usage/usage-days.ts'

/** Over what use is looked at, and how that is worded. */
export const spans = {
  days: {
    name: 'usage.spanDays',
    title: 'usage.daysTitle',
    sentence: 'usage.daysSentence',
    none: 'usage.daysNone',
    current: 'usage.daysToday',
    table: 'usage.daysTable',
    date: 'usage.daysDate',
    measures,
    formatDate: formatCalendarDayOfMonth,
    formatInTable: formatShortCalendarDay,
  },
  months: {
    name: 'usage.spanMonths',
    title: 'usage.monthsTitle',
    sentence: 'usage.monthsSentence',
    none: 'usage.monthsNone',
    current: 'usage.monthsThis',
    table: 'usage.monthsTable',
    date: 'usage.monthsDate',
    measures: [...measures, 'money'],
    formatDate: formatCalendarMonth,
    formatInTable: formatCalendarMonth,
  },
} as const
export type Span = keyof typeof spans
