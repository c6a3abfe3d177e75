import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import { keepText } from '../../lib/keep-text.ts'

// A button that orders: it keeps the plan or promotion, then goes to the order page.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
  if (!button) return
  const { plan } = button.dataset
  // At once: without the script below the order page would show what was chosen before.
  if (plan) keepText('selected-plan', JSON.stringify({ planId: plan, submitted: false }))
  // Loaded only now: public pages have 4 kB for all their script. Where it does not arrive, the order page still opens.
  const kept = import('./keep-choice.ts').then(({ keepChoice }) => keepChoice(button.dataset))
  void inTime(kept, longestLoadInMilliseconds)
    .catch(() => {})
    .then(() => location.assign(button.dataset.order ?? '/'))
})
