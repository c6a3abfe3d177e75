const openDelay = 100
/** Long enough to move from the button to its words, which may be read and selected. */
const mouseLeaveDelay = 100
/** A finger that has left the button leaves the words there to be read. */
const touchLeaveDelay = 60_000

/**
 * A button's words open on hover (after 100 ms), focus or touch, and close on Escape, which a dialog around them does
 * not hear. `tooltip` holds the button and, as a popover, its words. Returns what ends it.
 */
export function connectTooltip(tooltip: HTMLElement): () => void {
  const button = tooltip.querySelector('button')
  const bubble = tooltip.querySelector<HTMLElement>('[popover]')
  if (!button || !bubble) return () => undefined
  // Without script the button itself opens the words.
  button.removeAttribute('popovertarget')
  bubble.popover = 'manual'

  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new AbortController()
  const listening = { signal: end.signal }
  const show = (isShown: boolean, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => bubble.togglePopover(isShown), delay)
  }

  tooltip.addEventListener('pointerenter', () => show(true, openDelay), listening)
  tooltip.addEventListener(
    'pointerleave',
    ({ pointerType }) => show(false, pointerType === 'touch' ? touchLeaveDelay : mouseLeaveDelay),
    listening,
  )
  button.addEventListener('focus', () => show(true, 0), listening)
  button.addEventListener('blur', () => show(false, 0), listening)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !bubble.matches(':popover-open')) return
      event.preventDefault()
      event.stopPropagation()
      show(false, 0)
    },
    { ...listening, capture: true },
  )
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}
