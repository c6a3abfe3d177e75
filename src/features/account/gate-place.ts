/** Where someone was on the page: in which field or on which button, and how far down in pixels. */
interface Place {
  focused: Element | null
  scrolled: number
}

let place: Place | undefined

/** Asked for before anything of the page is hidden: what is hidden has neither focus nor height. */
export function keepPlace(): void {
  place ??= { focused: document.activeElement, scrolled: scrollY }
}

/** Once the page is seen again and nothing lies above it. What is no longer there takes no focus. */
export function returnToPlace(): void {
  if (!place) return
  const { focused, scrolled } = place
  place = undefined
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  // At once: the page's own way of scrolling is a glide.
  scrollTo({ top: scrolled, behavior: 'instant' })
}
