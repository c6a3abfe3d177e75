// A page of how something went has both texts: what a flow of the site led to, and that nothing is known here. Only a flow
// leads to it with such a fragment, which a link from elsewhere can't bring; a reload, and Back, keep the result.
// Why: docs/decisions/0074-results-without-a-flow.md
const isLedHere =
  /^#(told(&|$)|.*phoneNumber=)/.test(location.hash) && document.referrer.startsWith(`${location.origin}/`)

if (isLedHere || Object(history.state).isTold) {
  // What is handed over behind it stays: see lib/hand-over.ts.
  const rest = location.hash.replace(/^#(told&?)?/, '')
  const address = location.pathname + location.search + (rest && `#${rest}`)
  history.replaceState({ ...Object(history.state), isTold: true }, '', address)
  document.documentElement.toggleAttribute('data-result-told', true)
  document.title = document.querySelector<HTMLElement>('.result-told')?.dataset.title ?? document.title
}
