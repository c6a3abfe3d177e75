import { drawingAt } from '../content/drawing-of.ts'
import { logInPath, maintenancePath } from '../content/find-page.ts'
import type { Site } from '../content/snapshot.ts'

/** What is before a page for customers has the drawing of the page that reports the same. */
export const gateDrawings = (site: Site) => ({
  expired: drawingAt(site, logInPath(site)),
  closed: drawingAt(site, maintenancePath(site, 'selfService')),
})
