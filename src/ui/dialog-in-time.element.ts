/** Milliseconds: as long as the page waits for a script that something was pressed for. */
const patience = 5000

/** A dialog whose script doesn't come closes: what says so, missing-script.element.ts, is behind it. */
const closeInTime = (dialog: HTMLDialogElement) =>
  setTimeout(() => {
    if (!dialog.open || !dialog.closest('astro-island[ssr]')) return
    dialog.close()
    dispatchEvent(new Event('astro:hydration-error'))
  }, patience)

document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element ? target.closest('[command=show-modal]') : null
  const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '')
  // Where there is a form, someone may be typing; it waits for what is pressed there.
  if (dialog instanceof HTMLDialogElement && !dialog.querySelector('form')) closeInTime(dialog)
})
document.addEventListener('submit', ({ target }) => {
  const dialog = target instanceof Element ? target.closest('astro-island[ssr] dialog') : null
  if (dialog instanceof HTMLDialogElement) closeInTime(dialog)
})
