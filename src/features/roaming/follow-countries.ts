import { fill } from '../../i18n/fill.ts'
import { lastCountry } from '../../lib/last-country.ts'
import { matches } from '../../lib/matching-words.ts'

/** Ties the search to the list of countries: what is typed leaves the ones that are meant, and an opened one is remembered. */
export function followCountries(host: Element): void {
  const field = host.querySelector('input')
  const list = host.querySelector<HTMLElement>('[data-found]')
  const status = host.querySelector('[role=status]')
  const countries = [...host.querySelectorAll('details')]
  const codes = list?.dataset.countries?.match(/../g) ?? []
  const codeOf = (country: HTMLDetailsElement) => codes[countries.indexOf(country)]
  if (!field || !list || !status) return

  function search(wanted: string) {
    for (const country of countries) {
      const name = country.querySelector('summary')?.textContent ?? ''
      country.toggleAttribute('hidden', !matches(name, wanted))
    }
    for (const zone of host.querySelectorAll('[data-zone]'))
      zone.toggleAttribute('hidden', !zone.querySelector('details:not([hidden])'))
    const found = shown()
    const { found: some = '', none = '' } = list?.dataset ?? {}
    const text = found.length > 0 ? fill(some, { count: found.length }) : none
    if (status) status.textContent = wanted.trim() ? text : ''
    if (found.length === 1 && found[0]) found[0].open = true
  }

  const shown = () => countries.filter((country) => !country.hidden)

  field.addEventListener('input', () => search(field.value))
  field.addEventListener('keydown', (event) => {
    const [first] = shown()
    if (event.key !== 'Enter' || !field.value.trim() || !first) return
    event.preventDefault()
    first.open = true
    first.querySelector('summary')?.focus()
  })
  const remember = (country: EventTarget | null) => {
    const code = country instanceof HTMLDetailsElement && country.open && codeOf(country)
    if (!code) return
    lastCountry.write(code)
    history.replaceState(history.state, '', `#${country.id}`)
  }
  host.addEventListener('toggle', ({ target }) => remember(target), true)
  const openNamed = () => {
    const named = countries.find(({ id }) => id === location.hash.slice(1))
    if (!named) return
    named.open = true
    named.scrollIntoView()
  }
  openNamed()
  addEventListener('hashchange', openNamed)
  for (const country of countries) remember(country)

  showLast(
    host,
    countries.find((country) => codeOf(country) === lastCountry.read()),
  )
  if (field.value) search(field.value)
}

/** A way back to the country of the last time. */
function showLast(host: Element, country: HTMLDetailsElement | undefined) {
  const line = host.querySelector('[data-last]')
  const link = line?.querySelector('a')
  if (!line || !link || !country || country.open) return
  link.textContent = country.querySelector('summary')?.textContent ?? ''
  link.href = `#${country.id}`
  // It has had its room from the start: nothing moves.
  line.classList.remove('invisible')
}
