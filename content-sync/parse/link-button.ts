import type { LinkButton } from '../../src/content/button.ts'
import { address, fragment } from './address.ts'
import { buttonLook } from './button-look.ts'
import { always, entryParser, type FieldReader, optional, required, withDefault } from './fields.ts'
import { pagePath } from './links.ts'
import { readable, unreadable } from './reading.ts'

const page = optional(pagePath, 'Page of this site')
const url = optional(
  address,
  'Address',
  'A #fragment of the page above, or a path, https:, mailto: or tel: address. Nothing else is let through.',
)

/** The linked page's path, with `url` as its fragment, or else the address in `url`. */
export const href: FieldReader<string> = {
  model: () => [...page.model('page'), ...url.model('url')],
  read: (entry) => {
    if (!entry.find('page')) return required(address).read(entry, 'url')
    const path = required(pagePath).read(entry, 'page')
    const place = withDefault(fragment, '').read(entry, 'url')
    return path.ok && place.ok ? readable(path.value + place.value) : unreadable()
  },
}

/** A button where only a link may be. */
export const linkButton = entryParser<LinkButton>({ ...buttonLook, kind: always('link'), href })
