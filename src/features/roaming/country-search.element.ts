// Prices are in the page and open by themselves; what searches them and remembers the country loads at the first touch.
const host = document.querySelector('country-search')
let isAsked = !host
const load = () => {
  if (!isAsked)
    void import('./follow-countries.ts').then(({ followCountries }) => host && followCountries(host))
  isAsked = true
}
host?.addEventListener('focusin', load)
host?.addEventListener('toggle', load, true)
if (location.hash) load()

export {}
