import type { DeliverySpace, EmbeddedSpace } from '../environment.ts'
import type { Problem } from '../problem.ts'

/** Where an editor mends it: the entry, or the file, in Contentful's web app, at its field. None for the embedded space. */
export function entryAddress(
  space: DeliverySpace | EmbeddedSpace,
  { contentType, entry, field, language }: Pick<Problem, 'contentType' | 'entry' | 'field' | 'language'>,
): string | undefined {
  if (space.kind === 'embedded' || entry === '') return undefined
  const region = space.host.endsWith('.eu.contentful.com') ? 'eu.' : ''
  const kind = contentType === 'asset' ? 'assets' : 'entries'
  const address = new URL(
    `https://app.${region}contentful.com/spaces/${space.space}/environments/${space.environment}/${kind}/${encodeURIComponent(entry)}`,
  )
  if (field) address.searchParams.set('focusedField', field)
  if (language) address.searchParams.set('focusedLocale', language)
  return address.href
}
