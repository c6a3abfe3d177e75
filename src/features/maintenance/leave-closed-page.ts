import { withoutFields } from '../../lib/address-fields.ts'
import { returnPathFrom } from '../../lib/return-path.ts'
import { closedNow, isSwitches, type Role, type Scope, wayOut } from './maintenance.ts'

declare global {
  interface WindowEventMap {
    /** Maintenance closes the page. A user who prevents it covers the page, and learns by `detail` whether it is over. */
    maintenance: CustomEvent<() => Promise<boolean>>
  }
}

const isRole = (value: string | undefined): value is Role =>
  ['open', 'selfService', 'ordering', 'paying', 'maintenanceOfAllPages', 'maintenanceOfSelfService'].includes(
    value ?? '',
  )

/**
 * Goes where the switches send this page, if anywhere; what is no answer of theirs sends it nowhere. A page in which
 * someone is in the middle of something stays as it is, or covers itself: see `WindowEventMap`. `isFirst`: the page asks for
 * the first time, and no order is under way.
 * Why: docs/decisions/0065-maintenance-and-open-pages.md
 */
export function leaveClosedPage(switches: unknown, isFirst: boolean): void {
  const { dataset } = document.documentElement
  if (!isSwitches(switches) || !isRole(dataset.role)) return
  const way = wayOut(dataset.role, closedNow(switches), isFirst)
  if (way === undefined) return
  if (!dispatchEvent(new CustomEvent('maintenance', { cancelable: true, detail: isOver }))) return
  if ('used' in dataset) return
  dataset.leaving = ''
  location.replace(way === 'back' ? placeLeft(dataset) : maintenancePage(dataset, way))
}

/** Asks the switches again; no answer is no end. */
async function isOver(): Promise<boolean> {
  const { role } = document.documentElement.dataset
  const told: unknown = await fetch('/switches')
    .then((response) => response.json())
    .catch(() => undefined)
  return isSwitches(told) && isRole(role) && wayOut(role, closedNow(told)) === undefined
}

const placeLeft = ({ home }: DOMStringMap) =>
  returnPathFrom(new URLSearchParams(location.search).get('redirectUrl')) ?? home ?? '/'

/** With the way back to this page; from one maintenance page to the other it stays what it was. */
function maintenancePage(dataset: DOMStringMap, scope: Scope): string {
  const page = (scope === 'allPages' ? dataset.closed : dataset.closedSelfService) ?? '/'
  const left =
    dataset.role === 'maintenanceOfSelfService'
      ? placeLeft(dataset)
      : location.pathname + location.search + withoutFields(location.hash)
  return `${page}?${new URLSearchParams({ redirectUrl: left })}`
}
