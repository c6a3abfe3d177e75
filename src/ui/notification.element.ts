/** A notification that its button takes away: by click, Enter or Space. It stays away while the page lives. */
class SiteNotification extends HTMLElement {
  connectedCallback() {
    this.querySelector('.notification-close')?.addEventListener('click', () => this.remove())
  }
}

customElements.define('site-notification', SiteNotification)

export {}
