const scrollDuration = 300

/** The tab that a key moves to from `index`: arrows go round, Home and End go to the ends; undefined for other keys. */
export function tabByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Scrolls a strip sideways in 300 ms until the tab stands in its middle; at once where motion is not wanted. */
export function scrollToTab(strip: Element, tab: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  const distance = inner.left + inner.width / 2 - outer.left - outer.width / 2
  const from = strip.scrollLeft
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollLeft = from + distance
    return
  }
  const start = performance.now()
  const move = (now: number) => {
    const part = Math.min(Math.max((now - start) / scrollDuration, 0), 1)
    strip.scrollLeft = from + distance * part * (2 - part)
    if (part < 1) requestAnimationFrame(move)
  }
  requestAnimationFrame(move)
}
