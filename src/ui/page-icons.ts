import { icons } from './icons.ts'

/** With those that are in the HTML of pages alone: no island draws them, so no script carries them. */
export const pageIcons = {
  ...icons,
  cart: 'M3 4h2.5l2 11h10l2-8H6.3M7.7 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM14.7 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7v5.5l3.5 2',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  more: 'M4 12h2M11 12h2M18 12h2',
  roaming: 'M3 13l18-8-4 15-4.5-5.5L19 7M12.5 14.5 8 19v-4.5z',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5l5 5',
} as const

export type PageIconName = keyof typeof pageIcons
