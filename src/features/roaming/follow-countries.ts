import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { endEarly } from '../../ui/early-end.ts'
import { countriesMeant, countryNamed, otherNamesIn } from './country-names.ts'
import { lastCountry } from './last-country.ts'

/** Ties the search to the list of countries: what is typed leaves the ones that are meant, and an opened one is remembered. */
export function followCountries(host: Element): void {
  const field = host.querySelector('input')
  const list = host.querySelector<HTMLElement>('[data-found]')
  const status = host.querySelector('[role=status]')
  if (!field || !list || !status) return
  const codes = list.dataset.countries?.match(/../g) ?? []
  const countries = [...host.querySelectorAll('details')].map((details, index) => ({
    details,
    code: codes[index] ?? '',
    title: details.querySelector('summary')?.textContent ?? '',
  }))
  const otherNames = otherNamesIn(list.dataset.otherNames ?? '')

  function search(wanted: string) {
    const meant = countriesMeant(countries, otherNames, wanted)
    for (const country of countries) country.details.hidden = !meant.includes(country)
    for (const zone of host.querySelectorAll('[data-zone]'))
      zone.toggleAttribute('hidden', !zone.querySelector('details:not([hidden])'))
    const { found: some = '', none = '' } = list?.dataset ?? {}
    const count = meant.length
    const text = count > 0 ? fillPlural(some, { count }, languageOf(location.pathname)) : none
    if (status) status.textContent = wanted.trim() ? text : ''
    if (meant.length === 1 && meant[0]) meant[0].details.open = true
  }

  field.addEventListener('input', () => search(field.value))
  field.addEventListener('keydown', (event) => {
    const first = countries.find(({ details }) => !details.hidden)?.details
    if (event.key !== 'Enter' || !field.value.trim() || !first) return
    event.preventDefault()
    first.open = true
    first.querySelector('summary')?.focus()
  })
  const remember = (opened: EventTarget | null) => {
    const country = countries.find(({ details }) => details === opened)
    if (!country?.details.open) return
    lastCountry.write(country.code)
    history.replaceState(history.state, '', `#${country.details.id}`)
  }
  host.addEventListener('toggle', ({ target }) => remember(target), true)
  const openNamed = () => {
    const named = countryNamed(countries, location.hash.slice(1))
    if (!named) return
    named.details.open = true
    named.details.scrollIntoView()
  }
  openNamed()
  addEventListener('hashchange', openNamed)
  for (const { details } of countries) remember(details)

  // The same country in another language, where it is called otherwise.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language-link'))
    link.addEventListener('click', () => {
      link.hash = countries.find(({ details }) => details.open)?.code ?? ''
    })

  showLast(host, countries.find(({ code }) => code === lastCountry.read())?.details)
  if (field.value) search(field.value)
  endEarly(host)
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
