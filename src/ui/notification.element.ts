import { storedText } from '../lib/stored-text.ts'

/** A notification that its button takes away: by click, Enter or Space. Then it stays hidden, on every page that has it. */
class SiteNotification extends HTMLElement {
  connectedCallback() {
    const id = this.dataset.notice
    if (id && storedText('closed-notices').includes(JSON.stringify(id))) return this.remove()
    this.querySelector('.notification-close')?.addEventListener('click', async () => {
      this.remove()
      const { keepClosed } = await import('../lib/closed-notices.ts')
      if (id) keepClosed(id)
    })
  }
}

customElements.define('site-notification', SiteNotification)
