/** Where somebody was in a page that the gate closed in the middle: what was focused, and how far it was scrolled. */
let left: { focused: Element | null; top: number } | undefined

/** The page is about to be hidden; one that opens for a moment only has been left before. */
export function notePlace(): void {
  if (left || document.documentElement.dataset.session !== 'signed-in') return
  left = { focused: document.activeElement, top: scrollY }
}

/**
 * What the gate says is seen and focused, though the page was scrolled far below it; once the page is open again, it is
 * where it was.
 */
export function showPlace(isOpen: boolean): void {
  if (!left) return
  const { focused, top } = left
  if (isOpen) left = undefined
  scrollTo({ top: isOpen ? top : 0, behavior: 'instant' })
  const next = isOpen ? focused : document.querySelector('.gate-panel')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
