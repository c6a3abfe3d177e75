/** Drawn on a grid of 24 with a round line of 2; each value is a path. Every island's script carries all of these. */
export const icons = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up-right': 'M7 17 17 7M8 7h9v9',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5zM10 20h4',
  card: 'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6 15h4',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  data: 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15m3.5-3.5L16 19l-3.5-3.5',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5m0 3.2v.1',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.3 9.5c.3-3.5 5.7-3.2 5.4.2-.2 2-2.7 2-2.7 4m0 3v.1',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 11v6m0-9.5v.1',
  message: 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6',
  minutes:
    'M6 3.5 9 4l1.5 4L8.3 9.7c1 2.5 3.5 5 6 6L16 13.5l4 1.5.5 3c-.3 1.5-1.5 2.5-3 2.5C10 20.5 3.5 14 3.5 6.5c0-1.5 1-2.7 2.5-3z',
  phone:
    'M9 2.5h6a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1 -2.5 2.5h-6a2.5 2.5 0 0 1 -2.5 -2.5v-14a2.5 2.5 0 0 1 2.5 -2.5zM10.5 18h3',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11A8 8 0 0 0 5.5 7.5L4 9m0-5v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5',
  settings:
    'M4 7h9M19 7h1M13 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM4 17h1M11 17h9M5 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  shield: 'M12 3l8 3v5.5c0 4.5-3 7.5-8 9.5-5-2-8-5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  sim: 'M6 3h8l5 5v13H6zM9.5 12h6v5.5h-6zM12.5 12v5.5',
  success: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM8 12.3l3 3 5-6',
  'top-up':
    'M5 14a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM12 17.5v-7M9 13.5l3-3 3 3M12 7c0-3 2-4.5 5-4.5C17 5.5 15 7 12 7z',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 20.5c.8-8 14.2-8 15 0',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5m0 2.7v.1',
} as const

export type IconName = keyof typeof icons
export const iconSizes = {
  sm: 'size-icon-sm',
  md: 'size-icon-md',
  lg: 'size-icon-lg',
  xl: 'size-icon-xl',
} as const
export type IconSize = keyof typeof iconSizes
