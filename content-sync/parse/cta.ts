import type { ButtonOf } from '../../src/content/button.ts'
import { buttonEvents, type Cta } from '../../src/content/status-modal.ts'
import { buttonLook } from './button-look.ts'
import type { EntryParser } from './entry-reader.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { linkButton } from './link-button.ts'

const events = oneOf(buttonEvents)

export const event = optional(
  events,
  'Something of the site',
  'Opens the cookie choices, the game, the log-in or the chat. A button has one purpose only.',
)

export const eventButton = entryParser<ButtonOf<'event'>>({
  ...buttonLook,
  kind: always('event'),
  event: required(events),
})

const inPlace = entryParser<Extract<Cta, { kind: 'inPlace' }>>({ ...buttonLook, kind: always('inPlace') })

/** A button of a form or a modal: without an address it does what its place says. */
export const cta: EntryParser<Cta> = (entry) => {
  if (entry.find('event')) return eventButton(entry)
  return entry.find('page') || entry.find('url') ? linkButton(entry) : inPlace(entry)
}
