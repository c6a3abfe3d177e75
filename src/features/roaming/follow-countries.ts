import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { endEarly } from '../../ui/early-end.ts'
import { countriesMeant, countryNamed, otherNamesIn } from './country-names.ts'
import { lastCountry } from './last-country.ts'

/** More would hide what is below the field. */
const mostFound = 6

/** Ties the search to the list of countries: those that are meant appear under the field, and Enter opens the first. */
export function followCountries(host: Element): void {
  const field = host.querySelector('input')
  const list = host.querySelector<HTMLElement>('[data-found]')
  const found = host.querySelector('.roaming-found')
  const status = host.querySelector('[role=status]')
  if (!field || !list || !found || !status) return
  const codes = list.dataset.countries?.match(/../g) ?? []
  const countries = [...list.querySelectorAll<HTMLAnchorElement>('.roaming-country')].map((link, index) => ({
    link,
    code: codes[index] ?? '',
    title: link.textContent.trim(),
  }))
  const otherNames = otherNamesIn(list.dataset.otherNames ?? '')

  function search(wanted: string) {
    const meant = wanted.trim() ? countriesMeant(countries, otherNames, wanted) : []
    const items = meant.slice(0, mostFound).map(({ link }) => {
      const item = document.createElement('li')
      item.append(withPrice(link))
      return item
    })
    found?.replaceChildren(...items)
    const { found: some = '', none = '' } = list?.dataset ?? {}
    const count = meant.length
    const text = count > 0 ? fillPlural(some, { count }, languageOf(location.pathname)) : none
    if (status) status.textContent = wanted.trim() ? text : ''
  }

  field.addEventListener('input', () => search(field.value))
  field.addEventListener('keydown', (event) => {
    const first = found.querySelector('a')
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    first.click()
  })
  // A country had a fragment before it had a page.
  const openNamed = () => {
    const named = countryNamed(countries, location.hash.slice(1))
    if (named) location.replace(named.link.href)
  }
  openNamed()
  addEventListener('hashchange', openNamed)

  showLast(host, countries.find(({ code }) => code === lastCountry.read())?.link)
  if (field.value) search(field.value)
  endEarly(host)
}

/** A link of the list with what one pays there first, as popular countries have it. */
function withPrice(link: HTMLAnchorElement): Node {
  const copy = link.cloneNode(true)
  const zone = link.closest<HTMLElement>('.roaming-zone')
  const price = link.dataset.price ?? zone?.dataset.price
  if (!price) return copy
  const words = document.createElement('span')
  const small = document.createElement('small')
  small.textContent = price
  words.append(link.textContent.trim(), small)
  copy.lastChild?.replaceWith(words)
  return copy
}

/** A way back to the country of the last time. */
function showLast(host: Element, country: HTMLAnchorElement | undefined) {
  const line = host.querySelector('[data-last]')
  const link = line?.querySelector('a')
  if (!line || !link || !country) return
  link.textContent = country.textContent.trim()
  link.href = country.href
  // It has had its room from the start: nothing moves.
  line.classList.remove('invisible')
}
