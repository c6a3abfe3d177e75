export const buttonTypes = ['primary', 'secondary', 'outline', 'text'] as const
export const buttonSizes = ['xs', 'sm', 'md', 'lg'] as const
export const iconNames = [
  'arrow-right',
  'arrow-up-right',
  'cart',
  'chat',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'close',
  'data',
  'error',
  'globe',
  'help',
  'info',
  'menu',
  'message',
  'minutes',
  'phone',
  'plus',
  'refresh',
  'roaming',
  'search',
  'shield',
  'sim',
  'success',
  'top-up',
  'user',
  'warning',
] as const

export type IconName = (typeof iconNames)[number]

/** How a button looks, whatever it does. */
export interface ContentButtonLook {
  id: string
  title: string
  /** Label for assistive technology, where the title alone does not say enough. */
  description?: string
  type: (typeof buttonTypes)[number]
  size: (typeof buttonSizes)[number]
  leftIcon?: IconName
  rightIcon?: IconName
  openInANewTab: boolean
  isFullWidthOnDesktop: boolean
  isFullWidthOnTablet: boolean
  isFullWidthOnMobile: boolean
}
