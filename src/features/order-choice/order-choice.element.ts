// A button that orders: it keeps the plan or promotion, then goes to the order page.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
  if (!button) return
  // Loaded only now: public pages have 4 kB for all their script. Where it does not arrive, the order page still opens.
  const kept = import('./keep-choice.ts').then(({ keepChoice }) => keepChoice(button.dataset))
  void kept.catch(() => {}).then(() => location.assign(button.dataset.order ?? '/'))
})

export {}
