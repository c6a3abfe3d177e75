import { returnPathFrom } from '../../lib/return-path.ts'
import { closedNow, isSwitches, type Role, type Scope, wayOut } from './maintenance.ts'

const isRole = (value: string | undefined): value is Role =>
  ['open', 'selfService', 'paying', 'maintenanceOfAllPages', 'maintenanceOfSelfService'].includes(value ?? '')

/** Goes where the switches send this page, if anywhere; what is no answer of theirs sends it nowhere. */
export function leaveClosedPage(switches: unknown): void {
  const { dataset } = document.documentElement
  if (!isSwitches(switches) || !isRole(dataset.role)) return
  const way = wayOut(dataset.role, closedNow(switches))
  if (way === undefined) return
  dataset.leaving = ''
  location.replace(way === 'back' ? placeLeft(dataset) : maintenancePage(dataset, way))
}

const placeLeft = ({ home }: DOMStringMap) =>
  returnPathFrom(new URLSearchParams(location.search).get('redirectUrl')) ?? home ?? '/'

/** With the way back to this page; from one maintenance page to the other it stays what it was. */
function maintenancePage(dataset: DOMStringMap, scope: Scope): string {
  const page = (scope === 'allPages' ? dataset.closed : dataset.closedSelfService) ?? '/'
  const left =
    dataset.role === 'maintenanceOfSelfService' ? placeLeft(dataset) : location.pathname + location.search
  return `${page}?${new URLSearchParams({ redirectUrl: left })}`
}
