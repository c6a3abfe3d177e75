/** Milliseconds that a link waits for a plan that is on its way into the cart. */
const patience = 2000
/** Milliseconds that a press waits for its script. Not in-time.ts: public pages would load the file that it shares with the islands. */
const longestLoad = 4000

/** While a plan is on its way into the cart. */
let adding: Promise<unknown> | undefined

// A button that puts its plan into the cart. What it needs is loaded only now: public pages have 4 kB for all their script.
document.addEventListener('click', (event) => {
  const { target, detail } = event
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link) holdBack(event, link)
  const button = target.closest<HTMLElement>('[data-add]')
  // The second press of a double one would already open the cart.
  if (!button || button.ariaBusy || detail > 1) return
  // Outside of an open dialog nothing would be heard.
  const status = (button.closest('dialog') ?? document).querySelector<HTMLElement>('.cart-status')
  // As the person saw it: the other part may learn only now what is in the cart.
  const saidAdded = 'added' in button.dataset
  button.ariaBusy = 'true'
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, longestLoad))
  const added = Promise.race([import('./put-in-cart.ts'), late])
    .then(({ putInCart }) => putInCart(button, status, saidAdded))
    .catch(() => {
      if (status) status.textContent = button.textContent = button.ariaLabel = status.dataset.failed ?? ''
    })
    .then(() => {
      button.ariaBusy = null
    })
  adding = Promise.race([added, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => {
    adding = undefined
  })
})

/** A page that is left loses what is still being loaded: a link is followed once the plan is in the cart. */
function holdBack(event: MouseEvent, link: HTMLAnchorElement): void {
  // Into a tab of its own it leaves nothing.
  if (!adding || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void adding.then(() => link.click())
}

export {}
