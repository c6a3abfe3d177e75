/** Runs once the page is really seen: a prerendered page waits until somebody goes to it. */
export function whenActivated(run: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true })
  } else run()
}
