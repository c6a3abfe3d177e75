import { fill } from '../../i18n/fill.ts'
import { lastCountry } from '../../lib/last-country.ts'
import { matches } from '../../lib/matching-words.ts'

/** Ties the search to the list of countries: what is typed leaves the ones that are meant, and an opened one is remembered. */
export function followCountries(host: Element): void {
  const field = host.querySelector('input')
  const list = host.querySelector<HTMLElement>('[data-found]')
  const status = host.querySelector('[role=status]')
  const countries = [...host.querySelectorAll<HTMLDetailsElement>('details[data-country]')]
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
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.open && target.dataset.country)) return
    lastCountry.write(target.dataset.country)
    history.replaceState(history.state, '', `#${target.id}`)
  }
  host.addEventListener('toggle', remember, true)
  const openNamed = () => {
    const named = countries.find(({ id }) => id === location.hash.slice(1))
    if (!named) return
    named.open = true
    named.scrollIntoView()
  }
  openNamed()
  addEventListener('hashchange', openNamed)
  for (const country of countries)
    if (country.open && country.dataset.country) lastCountry.write(country.dataset.country)

  showLast(host, countries)
  if (field.value) search(field.value)
}

/** A way back to the country of the last time. */
function showLast(host: Element, countries: readonly HTMLDetailsElement[]) {
  const line = host.querySelector<HTMLElement>('[data-last]')
  const link = line?.querySelector('a')
  const country = countries.find(({ dataset }) => dataset.country === lastCountry.read())
  if (!line || !link || !country || country.open) return
  link.textContent = country.querySelector('summary')?.textContent ?? ''
  link.href = `#${country.id}`
  line.classList.add('country-last-known')
}
