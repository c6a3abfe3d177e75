import type { LinkCta } from './status-modal.ts'

/** The query flag of an address that opens in a new tab: `/planai?new-tab`. */
const newTabFlag = /([?&])new-tab(?:=[^&#]*)?(?=[&#]|$)&?/

/** Where a link leads and whether in a new tab, by its own setting or by the flag, which the address then loses. */
export function linkTarget(href: string, openInANewTab: boolean): { href: string; isNewTab: boolean } {
  if (!newTabFlag.test(href)) return { href, isNewTab: openInANewTab }
  return { href: href.replace(newTabFlag, '$1').replace(/[?&](?=#|$)/, ''), isNewTab: true }
}

/** A link of the content: where it leads, whether in a new tab, and its label for assistive technology with `newTab` said. */
export function linkOf(
  { href: address, openInANewTab, description }: Pick<LinkCta, 'href' | 'openInANewTab' | 'description'>,
  newTab: string,
) {
  const { href, isNewTab } = linkTarget(address, openInANewTab)
  const label = description && isNewTab ? `${description} ${newTab}` : description
  return { href, isNewTab, label, newTab, isChat: isLiveChatLink(href) }
}

/** The fragment that marks a link as one that opens the live chat. */
export const isLiveChatLink = (href: string): boolean => href.endsWith('#live-chat')
