/** Milliseconds that a search waits for its script. Not in-time.ts: the page would load the file that it shares with the islands. */
const longestLoad = 4000

/** The search's own page: what is found for the `q` of its address, which follows each new search. */
class SearchPage extends HTMLElement {
  connectedCallback() {
    const [form, input] = [this.querySelector('form'), this.querySelector('input')]
    if (!form || !input) return
    const read = () => {
      input.value = new URLSearchParams(location.search).get('q') ?? ''
      void this.show()
    }
    input.addEventListener('input', () => void this.show())
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const words = input.value.trim()
      history.pushState(null, '', words === '' ? location.pathname : `?${new URLSearchParams({ q: words })}`)
      void this.show()
    })
    addEventListener('popstate', read)
    if (new URLSearchParams(location.search).get('q')) read()
  }

  private results: Promise<() => Promise<void>> | undefined

  private async show() {
    this.results ??= Promise.race([import('./search-results.ts'), late()]).then(
      ({ resultsBelow }) => resultsBelow(this, this.dataset, false).update,
    )
    try {
      await (await this.results)()
    } catch {
      // A piece that did not arrive is asked for again with the next letter.
      this.results = undefined
      const status = this.querySelector('[role=status]')
      if (status) status.textContent = this.dataset.failed ?? ''
    }
  }
}

const late = () => new Promise<never>((_resolve, reject) => setTimeout(reject, longestLoad))

customElements.define('search-page', SearchPage)
