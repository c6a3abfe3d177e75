import type { LinkButton } from '../../src/content/button.ts'
import { address, fragment } from './address.ts'
import { buttonLook } from './button-look.ts'
import { always, entryParser, type FieldReader, optional, required, withDefault } from './fields.ts'
import { documentNote, linkedDocument } from './linked-file.ts'
import { pagePath } from './links.ts'
import { readable, unreadable } from './reading.ts'

const page = optional(pagePath, 'Page of this site')
const url = optional(
  address,
  'Address',
  'A #fragment of the page above, or a path, https:, mailto: or tel: address. Nothing else is let through.',
)

const document = optional(
  linkedDocument,
  'PDF',
  'A file to keep, instead of a page or an address. Its kind and size follow the title by themselves.',
)

/** The address of a PDF, or the linked page's path, with `url` as its fragment, or else the address in `url`. */
export const href: FieldReader<string> = {
  model: () => [...page.model('page'), ...url.model('url'), ...document.model('document')],
  read: (entry) => {
    if (entry.find('document')) {
      const file = required(linkedDocument).read(entry, 'document')
      return file.ok ? readable(file.value.url) : unreadable()
    }
    if (!entry.find('page')) return required(address).read(entry, 'url')
    const path = required(pagePath).read(entry, 'page')
    const place = withDefault(fragment, '').read(entry, 'url')
    return path.ok && place.ok ? readable(path.value + place.value) : unreadable()
  },
}

/** What a button says; of a PDF also its kind and size. */
const title: FieldReader<string> = {
  ...buttonLook.title,
  read: (entry, field) => {
    const words = buttonLook.title.read(entry, field)
    const found = words.ok ? entry.find('document') : undefined
    const file = found && linkedDocument.read(found)
    if (!words.ok || !file?.ok || file.value.size === undefined) return words
    return readable(`${words.value} ${documentNote(file.value.size, entry.edition.language)}`)
  },
}

/** A button where only a link may be. */
export const linkButton = entryParser<LinkButton>({ ...buttonLook, title, kind: always('link'), href })
