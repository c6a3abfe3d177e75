import type { LinkButton } from '../../src/content/button.ts'
import { buttonSizes, buttonTypes, iconNames } from '../../src/content/button-look.ts'
import { entryId, type FieldReaders, optional, required } from './fields.ts'
import { flag, oneOf, text } from './kinds.ts'

/** How a button looks, whatever it does. */
export const buttonLook: FieldReaders<Omit<LinkButton, 'kind' | 'href'>> = {
  id: entryId,
  title: required(text),
  description: optional(text),
  type: optional(oneOf(buttonTypes), 'primary'),
  size: optional(oneOf(buttonSizes), 'md'),
  leftIcon: optional(oneOf(iconNames)),
  rightIcon: optional(oneOf(iconNames)),
  openInANewTab: optional(flag, false),
  isFullWidthOnDesktop: optional(flag, false),
  isFullWidthOnTablet: optional(flag, false),
  isFullWidthOnMobile: optional(flag, false),
}
