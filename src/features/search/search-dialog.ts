import { resultsBelow } from './search-results.ts'

/** Makes the dialog work: places follow what is typed; arrow keys go through them, a click outside closes. */
export function fillSearch(element: HTMLElement, dialog: HTMLDialogElement): void {
  const { input, list, update } = resultsBelow(dialog, element.dataset, true)
  input.addEventListener('input', () => void update())
  dialog.addEventListener('keydown', (event) => moveThrough(event, input, list))
  dialog.addEventListener('click', ({ target }) => {
    // A link to a place of this very page leaves the page where it is: the dialog has to make way.
    const closes = target instanceof Element && (target === dialog || target.closest('a, [data-close]'))
    if (closes) dialog.close()
  })
  void update()
}

/** Down and up go from the field through the places and back. */
function moveThrough(event: KeyboardEvent, input: HTMLInputElement, list: HTMLOListElement): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
}
