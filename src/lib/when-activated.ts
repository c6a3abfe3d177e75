/** Runs once the page is really seen: a prerendered page waits until somebody goes to it. */
export function whenActivated(run: () => void): void {
  if (isPrerendered()) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Whether nobody has gone to the page yet. Stores are tried without a page, too. */
export const isPrerendered = (): boolean =>
  typeof document !== 'undefined' && 'prerendering' in document && document.prerendering === true
