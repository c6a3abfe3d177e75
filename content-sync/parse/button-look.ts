import type { LinkButton } from '../../src/content/button.ts'
import { buttonSizes, buttonTypes, iconNames } from '../../src/content/button-look.ts'
import { entryId, type FieldReaders, optional, required, withDefault } from './fields.ts'
import { flag, line, oneOf } from './kinds.ts'

/** The words of a button, whatever it does. */
export const buttonWords: FieldReaders<Pick<LinkButton, 'id' | 'title' | 'description'>> = {
  id: entryId,
  title: required(line, 'Title'),
  description: optional(line, 'Label for screen readers', 'Where the title alone does not say enough.'),
}

/** How a button looks, whatever it does. */
export const buttonLook: FieldReaders<Omit<LinkButton, 'kind' | 'href'>> = {
  ...buttonWords,
  type: withDefault(oneOf(buttonTypes), 'primary', 'Look'),
  size: withDefault(oneOf(buttonSizes), 'md', 'Size'),
  leftIcon: optional(oneOf(iconNames), 'Icon on the left'),
  rightIcon: optional(oneOf(iconNames), 'Icon on the right'),
  openInANewTab: withDefault(flag, false, 'Open in a new tab'),
  isFullWidthOnDesktop: withDefault(flag, false, 'Full width on desktop'),
  isFullWidthOnTablet: withDefault(flag, false, 'Full width on tablet'),
  isFullWidthOnMobile: withDefault(flag, false, 'Full width on mobile'),
}
