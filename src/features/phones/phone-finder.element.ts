// Why: docs/decisions/0122-phones-are-lines-of-their-makers.md
/**
 * Finds a model among those that the page lists; what searches them loads when someone types, asks for the phone in hand, or comes
 * with a model in the address (`#galaxy-s23`).
 */
class PhoneFinder extends HTMLElement {
  private finding: Promise<typeof import('./find-phones.ts')> | undefined

  connectedCallback() {
    const button = this.querySelector('button')
    this.querySelector('input')?.addEventListener('input', () =>
      this.find(({ findTyped }) => findTyped(this)),
    )
    button?.addEventListener('click', () => this.find(({ findThisPhone }) => findThisPhone(this)))
    // Only a phone can be asked which it is.
    if (button) button.hidden = !/Android|iPhone/.test(navigator.userAgent)
    const named = () => {
      if (location.hash.length > 1) this.find(({ findNamed }) => findNamed(this, location.hash.slice(1)))
    }
    named()
    addEventListener('hashchange', named)
  }

  private async find(act: (finder: typeof import('./find-phones.ts')) => void | Promise<void>) {
    this.finding ??= import('./find-phones.ts')
    try {
      await act(await this.finding)
    } catch {
      // A piece that did not arrive is asked for again with the next letter.
      this.finding = undefined
      const status = this.querySelector('[role=status]')
      if (status) status.textContent = this.dataset.failed ?? ''
    }
  }
}

customElements.define('phone-finder', PhoneFinder)
