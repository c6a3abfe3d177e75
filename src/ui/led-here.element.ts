// The page has both texts. Only the registration leads here with this fragment, which a link from elsewhere can't bring;
// a reload, and Back, keep the reason.
const isLedHere = /^#told(&|$)/.test(location.hash) && document.referrer.startsWith(`${location.origin}/`)

if (isLedHere || Object(history.state).isTold) {
  // What is handed over behind it stays: see lib/hand-over.ts.
  const rest = location.hash.replace(/^#told&?/, '')
  const address = location.pathname + location.search + (rest && `#${rest}`)
  history.replaceState({ ...Object(history.state), isTold: true }, '', address)
  document.documentElement.toggleAttribute('data-result-told', true)
  document.title = document.querySelector<HTMLElement>('.result-told')?.dataset.title ?? document.title
}
