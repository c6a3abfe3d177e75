import type { LinkButton } from '../../src/content/button.ts'
import { address, fragment } from './address.ts'
import { buttonLook } from './button-look.ts'
import { always, entryParser, type FieldReader, optional, required } from './fields.ts'
import { pagePath } from './links.ts'
import { readable, unreadable } from './reading.ts'

/** The linked page's path, with `url` as its fragment, or else the address in `url`. */
const href: FieldReader<string> = (entry) => {
  if (!entry.find('page')) return required(address)(entry, 'url')
  const path = required(pagePath)(entry, 'page')
  const place = optional(fragment, '')(entry, 'url')
  return path.ok && place.ok ? readable(path.value + place.value) : unreadable()
}

/** A button where only a link may stand. */
export const linkButton = entryParser<LinkButton>({ ...buttonLook, kind: always('link'), href })
