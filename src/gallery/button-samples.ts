import type { LinkButton } from '../content/button.ts'
import type { ImageAsset } from '../content/image.ts'
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
