import { afterPaint } from './after-paint.ts'

/** Whether no one has gone to the page yet. Stores are tried without a page, too. */
export const isPrerendered = (): boolean => Object(globalThis.document).prerendering === true

/** Runs once the page is really seen: a prerendered page waits until someone goes to it, which happens once. */
export function whenActivated(run: () => void): void {
  if (isPrerendered()) document.addEventListener('prerenderingchange', run)
  else run()
}

/**
 * Settles once the page is really seen: where it was prerendered, after the frame that shows what is known already.
 * Why: docs/decisions/0018-speculation-rules-inline.md
 */
export const activated: Promise<void> | undefined = isPrerendered()
  ? new Promise((resolve) => whenActivated(() => afterPaint(() => resolve())))
  : undefined
