// Why: docs/decisions/0037-replay-early-submits.md

/** The form or lone button that was pressed last before its script was ready. */
let pressed: Element | undefined
/** True once the page's module scripts have run. */
let isRead = false

/** Whether no script answers there yet: neither the island's nor, outside of islands, the page's. */
export function isEarly(element: Element): boolean {
  const island = element.closest('astro-island')
  return island ? island.matches('[ssr]') : !isRead
}

/** The element whose press still waits for its script. */
export const earlyPress = (): Element | undefined =>
  pressed?.ariaBusy && isEarly(pressed) ? pressed : undefined

/** What was filled in last. */
let filledIn: Element | undefined

/** What still waits for its script after something was filled in: it answers at once, without a button that sends it. */
export const earlyInput = (): Element | null | undefined =>
  filledIn?.closest('[data-early]') ??
  (filledIn?.closest('form') ? null : filledIn?.closest('astro-island[ssr]'))

/** Cancels the waiting press: the button can be pressed again, and nothing will be pressed automatically. */
export function forgetPress(): void {
  if (pressed) pressed.ariaBusy = null
  pressed = undefined
}

/** Marks the element as busy until its script is ready. A later press elsewhere replaces this one. */
function keepPress(element: Element): void {
  if (element.ariaBusy) return
  forgetPress()
  pressed = element
  element.ariaBusy = 'true'
  dispatchEvent(new Event('early-press'))
}

// Form.tsx submits it again once hydrated. In a dialog the browser would close the dialog instead.
addEventListener('submit', (event) => {
  const { target: form } = event
  if (!(form instanceof Element && form.closest('astro-island[ssr]'))) return
  event.preventDefault()
  keepPress(form)
})

// Buttons with commandfor work without script.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[type=button]:not([commandfor])')
  if (button && isEarly(button)) keepPress(button)
})

addEventListener('input', ({ target }) => {
  const isWaiting = earlyInput()
  if (target instanceof Element) filledIn = target
  if (!isWaiting && earlyInput()) dispatchEvent(new Event('early-press'))
})

function pressAgain(): void {
  const button = pressed
  if (!(button instanceof HTMLButtonElement) || isEarly(button)) return
  // Not busy any more: a script that loaded before the others has handled it.
  if (button.ariaBusy) setTimeout(() => button.click())
  forgetPress()
}

addEventListener('DOMContentLoaded', () => {
  isRead = true
  pressAgain()
})
// This event doesn't bubble.
addEventListener('astro:hydrate', pressAgain, true)
// The back-forward cache may show the page again.
addEventListener('pagehide', forgetPress)
