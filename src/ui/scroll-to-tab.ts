/** Scrolls a strip sideways in 300 ms until the tab is in its middle; at once where motion is not wanted. */
export function scrollToTab(strip: Element, tab: Element): void {
  const outer = strip.getBoundingClientRect()
  const inner = tab.getBoundingClientRect()
  const distance = inner.left + inner.width / 2 - outer.left - outer.width / 2
  const from = strip.scrollLeft
  const start = performance.now()
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 300
  const move = () => {
    const part = Math.min((performance.now() - start) / duration, 1)
    strip.scrollLeft = from + distance * part * (2 - part)
    if (part < 1) requestAnimationFrame(move)
  }
  move()
}
