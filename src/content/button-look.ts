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

/** How a button looks, whatever it does. */
export const buttonLook = {
  id: v.string(),
  title: v.string(),
  /** Label for assistive technology, where the title alone does not say enough. */
  description: v.optional(v.string()),
  type: v.picklist(buttonTypes),
  size: v.picklist(buttonSizes),
  leftIcon: v.optional(v.picklist(iconNames)),
  rightIcon: v.optional(v.picklist(iconNames)),
  openInANewTab: v.boolean(),
  isFullWidthOnDesktop: v.boolean(),
  isFullWidthOnTablet: v.boolean(),
  isFullWidthOnMobile: v.boolean(),
}

const ContentButtonLook = v.object(buttonLook)
export type ContentButtonLook = v.InferOutput<typeof ContentButtonLook>
