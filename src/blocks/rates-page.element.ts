// The rates are in the page; what searches them loads when someone is about to.
const host = document.querySelector<HTMLElement>('rates-page')
host?.addEventListener(
  'focusin',
  () => void import('./search-rates.ts').then(({ searchRates }) => searchRates(host)),
  { once: true },
)
host?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})

export {}
