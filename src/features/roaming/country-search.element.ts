// Countries lead to their pages by themselves; what searches them loads at the first touch.
const host = document.querySelector('country-search')
let isAsked = !host
const load = () => {
  if (!isAsked)
    void import('./follow-countries.ts').then(({ followCountries }) => host && followCountries(host))
  isAsked = true
}
host?.addEventListener('focusin', load)
if (location.hash) load()
addEventListener('hashchange', load)

export {}
