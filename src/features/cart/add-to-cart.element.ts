// A button that puts its plan into the cart. What it needs is loaded only now: public pages have 4 kB for all their script.
document.addEventListener('click', ({ target, detail }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null
  // The second press of a double one would already open the cart.
  if (!button || button.ariaBusy || detail > 1) return
  // Outside of an open dialog nothing would be heard.
  const status = (button.closest('dialog') ?? document).querySelector<HTMLElement>('.cart-status')
  // As the person saw it: the other part may learn only now what is in the cart.
  const saidAdded = 'added' in button.dataset
  button.ariaBusy = 'true'
  void import('./put-in-cart.ts')
    .then(({ putInCart }) => putInCart(button, status, saidAdded))
    .catch(() => {
      if (status) status.textContent = button.textContent = button.ariaLabel = status.dataset.failed ?? ''
    })
    .then(() => {
      button.ariaBusy = null
    })
})

export {}
