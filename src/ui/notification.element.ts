/**
 * A notification that its button takes away: by click, Enter or Space. A line in its HTML keeps it hidden from then on: to read
 * the storage here would cost every page a file.
 */
class SiteNotification extends HTMLElement {
  connectedCallback() {
    this.querySelector('.notification-close')?.addEventListener('click', async () => {
      const { notice } = this.dataset
      this.remove()
      const { keepClosed } = await import('../lib/closed-notices.ts')
      if (notice) keepClosed(notice)
    })
  }
}

customElements.define('site-notification', SiteNotification)

export {}
