/** Milliseconds: as long as the page waits for a script that something was pressed for. */
const patience = 5000

// A dialog that shows a spinner until its script comes closes without it: what says so, missing-script.element.ts, is behind it.
document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element ? target.closest('[command=show-modal]') : null
  const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  setTimeout(() => {
    if (!dialog.open || !dialog.closest('astro-island[ssr]') || dialog.querySelector('form')) return
    dialog.close()
    dispatchEvent(new Event('astro:hydration-error'))
  }, patience)
})

export {}
