import { type Button, buttonSizes, buttonTypes, iconNames } from '../../src/content/button.ts'
import { address, fragment } from './address.ts'
import { entryId, entryParser, type FieldReader, optional, required } from './fields.ts'
import { flag, oneOf, text } from './kinds.ts'
import { pagePath } from './links.ts'
import { readable, unreadable } from './reading.ts'

/** The linked page's path, with `url` as its fragment, or else the address in `url`. */
const href: FieldReader<string> = (entry) => {
  if (!entry.find('page')) return required(address)(entry, 'url')
  const path = required(pagePath)(entry, 'page')
  const place = optional(fragment, '')(entry, 'url')
  return path.ok && place.ok ? readable(path.value + place.value) : unreadable()
}

export const button = entryParser<Button>({
  id: entryId,
  title: required(text),
  description: optional(text),
  href,
  type: optional(oneOf(buttonTypes), 'primary'),
  size: optional(oneOf(buttonSizes), 'md'),
  leftIcon: optional(oneOf(iconNames)),
  rightIcon: optional(oneOf(iconNames)),
  openInANewTab: optional(flag, false),
  isFullWidthOnDesktop: optional(flag, false),
  isFullWidthOnTablet: optional(flag, false),
  isFullWidthOnMobile: optional(flag, false),
})
