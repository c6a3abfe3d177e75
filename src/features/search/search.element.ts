/** Milliseconds. */
const patience = 5000

/**
 * Opens the search; what it needs is loaded only then. `/` opens it too, where nothing is being typed. Without this script the
 * button leads to the search's page, as Enter in the dialog does.
 * Why: docs/decisions/0136-a-search-with-an-address.md
 */
class SiteSearch extends HTMLElement {
  private filled: Promise<void> | undefined

  connectedCallback() {
    const button = this.querySelector('button')
    if (!button) return
    this.querySelector('form')?.addEventListener('submit', (event) => {
      if (this.querySelector('dialog')?.open) return
      event.preventDefault()
      void this.open()
    })
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      // The browser gives the focus back to it when the dialog closes.
      button.focus()
      void this.open()
    })
  }

  private async open() {
    const dialog = this.querySelector('dialog')
    if (!dialog || dialog.open) return
    dialog.showModal()
    if (this.filled) return
    const status = dialog.querySelector('[role=status]')
    const fail = () => {
      if (status) status.textContent = this.dataset.failed ?? ''
    }
    // One that hangs never fails; the notice about missing scripts is behind the dialog.
    const timer = setTimeout(fail, patience)
    this.filled = import('./search-dialog.ts').then(({ fillSearch }) => fillSearch(this, dialog))
    // A piece that did not arrive is asked for again at the next opening.
    this.filled
      .catch(() => {
        this.filled = undefined
        fail()
      })
      .finally(() => clearTimeout(timer))
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null)

customElements.define('site-search', SiteSearch)
