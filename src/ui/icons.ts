/** Drawn on a grid of 24 with a round line of 2; each value is the inside of an <svg>. */
export const icons = {
  'arrow-right': '<path d="M4 12h15M13 6l6 6-6 6"/>',
  'arrow-up-right': '<path d="M7 17 17 7M8 7h9v9"/>',
  card: '<rect x="2.500" y="5" width="19" height="14" rx="2.500"/><path d="M2.500 10h19M6 15h4"/>',
  cart: '<path d="M3 4h2.5l2 11h10l2-8H6.3"/><circle cx="9" cy="19.5" r="1.3"/><circle cx="16" cy="19.5" r="1.3"/>',
  chat: '<path d="M4 5h16v11H10l-4 4v-4H4z"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  'chevron-down': '<path d="m6 9 6 6 6-6"/>',
  'chevron-left': '<path d="m15 6-6 6 6 6"/>',
  'chevron-right': '<path d="m9 6 6 6-6 6"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  data: '<path d="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15m3.500-3.500L16 19l-3.500-3.500"/>',
  error: '<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8z"/><path d="M12 8v5m0 3.200v.1"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.500 5 12.500 0 18-5-5.500-5-12.500 0-18z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.300 9.500c.3-3.500 5.700-3.200 5.400.2-.2 2-2.700 2-2.700 4m0 3v.1"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6m0-9.500v.1"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  message: '<path d="M4 6h16v12H4z"/><path d="m4.500 7 7.500 6 7.500-6"/>',
  minutes:
    '<path d="M6 3.500 9 4l1.500 4L8.300 9.700c1 2.500 3.500 5 6 6L16 13.500l4 1.500.5 3c-.3 1.500-1.500 2.500-3 2.500C10 20.500 3.500 14 3.500 6.500c0-1.500 1-2.700 2.500-3z"/>',
  phone: '<rect x="6.500" y="2.500" width="11" height="19" rx="2.500"/><path d="M10.500 18h3"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  refresh: '<path d="M20 11A8 8 0 0 0 5.500 7.500L4 9m0-5v5h5M4 13a8 8 0 0 0 14.500 3.500L20 15m0 5v-5h-5"/>',
  roaming: '<path d="m3 13 18-8-4 15-4.500-5.500L19 7M12.500 14.500 8 19v-4.500z"/>',
  search: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="m15.500 15.500 5 5"/>',
  shield:
    '<path d="m12 3 8 3v5.500c0 4.500-3 7.500-8 9.500-5-2-8-5-8-9.500V6z"/><path d="m8.500 12 2.500 2.500 4.500-5"/>',
  sim: '<path d="M6 3h8l5 5v13H6z"/><path d="M9.500 12h6v5.500h-6zM12.500 12v5.500"/>',
  success: '<circle cx="12" cy="12" r="9"/><path d="m8 12.300 3 3 5-6"/>',
  'top-up':
    '<circle cx="12" cy="14" r="7"/><path d="M12 17.500v-7M9 13.500l3-3 3 3M12 7c0-3 2-4.500 5-4.500C17 5.500 15 7 12 7z"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.500 20.500c.8-8 14.200-8 15 0"/>',
  warning: '<path d="M12 3.500 22 20.500H2z"/><path d="M12 10v4.500m0 2.700v.1"/>',
} as const

export type IconName = keyof typeof icons
export const iconSizes = {
  sm: 'size-icon-sm',
  md: 'size-icon-md',
  lg: 'size-icon-lg',
  xl: 'size-icon-xl',
} as const
export type IconSize = keyof typeof iconSizes
