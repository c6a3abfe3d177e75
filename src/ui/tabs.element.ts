import { tabByKey } from './tab-by-key.ts'

/**
 * Sections in a row of tabs. Without script they are one under another and the strip links to each; this makes the
 * links tabs. The open section is in the address: as its fragment, or `?tab=` on arrival.
 */
class SiteTabs extends HTMLElement {
  connectedCallback() {
    const strip = this.querySelector('.tab-list')
    const tabs = [...this.querySelectorAll<HTMLAnchorElement>('.tab-list > .tab')]
    const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)))
    if (!strip) return
    const tabOf = ({ target }: Event) =>
      tabs.findIndex((tab) => target instanceof Node && tab.contains(target))

    const select = (chosen: number) => {
      for (const [index, tab] of tabs.entries()) {
        const isChosen = index === chosen
        tab.ariaSelected = String(isChosen)
        tab.dataset.state = isChosen ? 'active' : 'inactive'
        tab.tabIndex = isChosen ? 0 : -1
        const panel = panels[index]
        if (isChosen) panel?.removeAttribute('hidden')
        // The browser's own search and links to a fragment still find what is in a closed section.
        else panel?.setAttribute('hidden', 'until-found')
      }
      const tab = tabs[chosen]
      // A page begins at its first tab: no one waits for what scrolls to another.
      if (!tab || (chosen === 0 && strip.scrollLeft === 0)) return
      void import('./scroll-to-tab.ts').then(
        ({ scrollToTab }) => scrollToTab(strip, tab),
        () => undefined,
      )
    }
    const choose = (chosen: number) => {
      // Before the sections change: focus lays out again what has changed.
      tabs[chosen]?.focus({ preventScroll: true })
      select(chosen)
      // After the paint, which it would hold up; `afterPaint` itself comes with the file of pages with forms.
      requestAnimationFrame(() =>
        setTimeout(() => history.replaceState(history.state, '', tabs[chosen]?.hash)),
      )
    }
    const followAddress = () => {
      const key = location.hash.slice(1) || new URLSearchParams(location.search).get('tab')
      const target = key ? document.getElementById(key) : null
      const chosen = panels.findIndex((panel) => panel?.contains(target))
      if (!target || chosen === -1) return false
      select(chosen)
      if (target !== panels[chosen]) target.scrollIntoView()
      return true
    }

    strip.role = 'tablist'
    for (const [index, tab] of tabs.entries()) {
      tab.role = 'tab'
      const panel = panels[index]
      if (!panel) continue
      tab.setAttribute('aria-controls', panel.id)
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', tab.id)
      panel.addEventListener('beforematch', () => select(index))
    }
    strip.addEventListener('click', (event) => {
      const chosen = tabOf(event)
      if (chosen === -1) return
      event.preventDefault()
      choose(chosen)
    })
    this.addEventListener('keydown', (event) => {
      const index = tabOf(event)
      if (index === -1) return
      const next = event.key === ' ' ? index : tabByKey(event.key, index, tabs.length)
      if (next === undefined) return
      event.preventDefault()
      choose(next)
    })
    addEventListener('hashchange', followAddress)
    if (!followAddress()) select(0)
  }
}

customElements.define('site-tabs', SiteTabs)
