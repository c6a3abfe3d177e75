// Prices stand in the page and open by themselves; what searches them and remembers the country loads at the first touch.
const host = document.querySelector('country-search')
const load = () =>
  import('./follow-countries.ts').then(({ followCountries }) => host && followCountries(host))
let isLoaded = false
const once = () => {
  if (!isLoaded) void load()
  isLoaded = true
}
host?.addEventListener('focusin', once)
host?.addEventListener('toggle', once, true)

export {}
