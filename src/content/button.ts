import * as v from 'valibot'

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

/** "Button content" of the specification. `href` is a path of this site or an https, tel or mailto address. */
export const Button = v.object({
  id: v.string(),
  title: v.string(),
  /** Label for assistive technology, where the title alone does not say enough. */
  description: v.optional(v.string()),
  href: v.string(),
  type: v.picklist(buttonTypes),
  size: v.picklist(buttonSizes),
  leftIcon: v.optional(v.picklist(iconNames)),
  rightIcon: v.optional(v.picklist(iconNames)),
  openInANewTab: v.boolean(),
  isFullWidthOnDesktop: v.boolean(),
  isFullWidthOnTablet: v.boolean(),
  isFullWidthOnMobile: v.boolean(),
})
export type Button = v.InferOutput<typeof Button>
