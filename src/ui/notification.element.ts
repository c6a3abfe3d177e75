import { keepClosed } from '../lib/closed-notices.ts'

/** A notification that its button takes away: by click, Enter or Space. A line in its HTML keeps it hidden from then on. */
class SiteNotification extends HTMLElement {
  connectedCallback() {
    this.querySelector('.notification-close')?.addEventListener('click', () => {
      const { notice } = this.dataset
      if (notice) keepClosed(notice)
      this.remove()
    })
  }
}

customElements.define('site-notification', SiteNotification)
