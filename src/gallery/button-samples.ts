import type { LinkButton } from '../content/button.ts'
import type { ImageAsset } from '../content/image.ts'
import type { PageOf } from '../content/page.ts'
import type { StatusModal } from '../content/status-modal.ts'
import type { SampleWords } from './sample-words.ts'

export const sampleButton = (words: SampleWords, type: LinkButton['type']): LinkButton => ({
  id: `button-${type}`,
  kind: 'link',
  href: '/',
  title: words.button,
  type,
  size: 'md',
  openInANewTab: false,
  isFullWidthOnDesktop: false,
  isFullWidthOnTablet: false,
  isFullWidthOnMobile: false,
})

export function sampleModal(words: SampleWords, image: ImageAsset): StatusModal {
  const button = (type: LinkButton['type'], id: string) => {
    const { href: _, ...look } = sampleButton(words, type)
    return { ...look, id, kind: 'inPlace' as const }
  }
  return {
    id: 'sample',
    key: 'sample',
    title: words.title,
    description: { html: `<p>${words.text}</p>` },
    status: 'success',
    cancelButton: button('outline', 'cancel'),
    confirmButton: button('primary', 'confirm'),
    closeButtonDescription: words.close,
    showCloseButton: true,
    notification: {
      id: 'in-modal',
      text: { html: `<p>${words.text}</p>` },
      notificationType: 'warning',
      showCloseButton: false,
    },
    image,
  }
}

/** The lead form's page with a dialog that has all that an editor may put into one. */
export const sampleLeadPage = (
  page: PageOf<'formPage'>,
  words: SampleWords,
  image: ImageAsset,
): PageOf<'formPage'> => ({
  ...page,
  id: 'sample-lead',
  modals: page.modals.map((modal) =>
    modal.key === 'form' ? { ...sampleModal(words, image), key: 'form', status: modal.status } : modal,
  ),
})

/** A link of header or menu with an icon on both sides, a label of its own and the flag of a new tab. */
export const sampleShellLink = (words: SampleWords): LinkButton => ({
  ...sampleButton(words, 'text'),
  href: '/?new-tab',
  description: `${words.button}: ${words.title}`,
  leftIcon: 'sim',
  rightIcon: 'data',
})
