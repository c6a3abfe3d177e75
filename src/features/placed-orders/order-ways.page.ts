import { pathOfId, pathOfType, registrationPath, simOrderPath, statusPath } from '../../content/find-page.ts'
import { planBerriesByName } from '../../content/plan-berries.ts'
import type { Site } from '../../content/snapshot.ts'
import type { OrderWays } from './order-ways.ts'

/** Where orders lead to on this site; throws an error that names a page that is missing, which stops the build. */
export const orderWaysOf = (site: Site): OrderWays => ({
  language: site.language,
  berries: planBerriesByName(site),
  esimPath: simOrderPath(site, 'esim'),
  registrationPath: registrationPath(site),
  orderPaths: {
    simStatus: statusPath(site, 'simOrder', false),
    esimStatus: statusPath(site, 'esimOrder', false),
    sim: simOrderPath(site, 'sim'),
    plans: pathOfId(site, 'plansPageContent'),
    usage: pathOfType(site, 'usageDetailsPage'),
  },
})
