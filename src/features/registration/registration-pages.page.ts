import { drawingOf } from '../../content/drawing-of.ts'
import { statusPath } from '../../content/find-page.ts'
import { pagesWithStatus } from '../../content/page-index.ts'
import type { StatusKey } from '../../content/page-key.ts'
import type { Site } from '../../content/snapshot.ts'

/** The paths of the pages that a registration leads to; throws an error that names what is missing, which stops the build. */
export const registrationPages = (site: Site) => ({
  numberActivated: statusPath(site, 'numberActivated', false),
  scanIdNumberActivated: statusPath(site, 'scanIdNumberActivated', false),
  numberActivationDelayed: statusPath(site, 'numberActivationDelayed', false),
  activationMarketingConsent: statusPath(site, 'activationMarketingConsent', false),
  identityNotVerified: failurePath(site, 'identityNotVerified'),
  identityNotVerifiedUnder14: failurePath(site, 'identityNotVerifiedUnder14'),
  identityVerificationDelayed: statusPath(site, 'identityVerificationDelayed', false),
  numberAddingError: failurePath(site, 'numberAddingError'),
  firstNumberAddingError: failurePath(site, 'firstNumberAddingError'),
})

/** With what says that the registration led there: see registration-failure.element.ts. */
const failurePath = (site: Site, statusKey: StatusKey) => `${statusPath(site, statusKey, false)}#told`

/** The picture of the page that says so: while it may still come to that, the flow shows the same one, beside words that say it. */
export function pictureOfStatus(site: Site, statusKey: StatusKey) {
  const [page] = pagesWithStatus(site, statusKey)
  const drawing = drawingOf(page && 'image' in page ? page.image : undefined)
  return drawing && { ...drawing, alt: '' }
}
