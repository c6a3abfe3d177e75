/** Milliseconds. Nothing is imported: what islands share, or other pages, would be one more file here. */
const patience = 4000

// A button that orders: it keeps the plan or promotion, then goes to the order page.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
  if (!button) return
  const { plan } = button.dataset
  // At once: without the script below the order page would show what was chosen before.
  try {
    if (plan) {
      const choice = { planId: plan, submitted: false, chosenAt: Date.now() }
      localStorage.setItem('app:v1:selected-plan', JSON.stringify(choice))
    }
  } catch {
    // Storage is off or full: the script hands it over.
  }
  // Loaded only now: public pages have 4 kB for all their script. Where it does not arrive, the order page still opens.
  const kept = import('./keep-choice.ts').then(({ keepChoice }) => keepChoice(button.dataset))
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  void Promise.race([kept, late])
    .catch(() => {})
    .then(() => location.assign(button.dataset.order ?? '/'))
})

// What was chosen before and perhaps not ordered: its script is loaded by those alone who chose something.
const bar = document.querySelector<HTMLElement>('.finish-order')
try {
  if (bar && (localStorage.getItem('app:v1:selected-plan') || localStorage.getItem('app:v1:left-sim-order')))
    void import('./finish-order.ts')
      .then(({ showUnfinishedOrder }) => showUnfinishedOrder(bar))
      .catch(() => {})
} catch {
  // Storage is off: nothing is kept.
}

export {}
