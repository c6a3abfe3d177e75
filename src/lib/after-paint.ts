/** Runs once what has just changed is painted: on a slow phone it would come some milliseconds later. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
