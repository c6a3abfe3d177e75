import type { LinkButton } from './button.ts'
import type { Site } from './snapshot.ts'

/** The first `tel:` link of the footer; undefined if the footer has none. */
export function phoneLink({ footer }: Site): LinkButton | undefined {
  for (const link of footer.groups.flatMap(({ links }) => links))
    if (link.kind === 'link' && link.href.startsWith('tel:')) return link
  return undefined
}
