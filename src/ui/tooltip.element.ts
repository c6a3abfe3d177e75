import { connectTooltip } from './tooltip.ts'

class SiteTooltip extends HTMLElement {
  connectedCallback() {
    connectTooltip(this)
  }
}

customElements.define('site-tooltip', SiteTooltip)
