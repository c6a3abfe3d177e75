import { fillPlural } from '../i18n/fill-plural.ts'
import { languageOf } from '../i18n/language.ts'
import { matches } from '../lib/matching-words.ts'
import { endEarly } from '../ui/early-end.ts'

/** A field that leaves in a table the lines that hold what is typed, and says how many they are. */
class RateSearch extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input')
    const status = this.querySelector('[role=status]')
    const lines = [...this.querySelectorAll('tbody > tr')]
    if (!field || !status) return
    const search = () => {
      for (const line of lines) line.toggleAttribute('hidden', !matches(line.textContent ?? '', field.value))
      const count = lines.filter((line) => !line.hasAttribute('hidden')).length
      const { found = '', none = '' } = this.dataset
      status.textContent =
        field.value.trim() && (count > 0 ? fillPlural(found, { count }, languageOf(location.pathname)) : none)
    }
    field.addEventListener('input', search)
    if (field.value) search()
    endEarly(this)
  }
}

customElements.define('rate-search', RateSearch)
