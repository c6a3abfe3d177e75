/** Which pages maintenance closes. */
export type Scope = 'allPages' | 'selfService'

/** What a page is to maintenance. No one is thrown out of paying; a maintenance page leads back when its scope is over. */
export type Role =
  | 'open'
  | 'selfService'
  /** Where an order is made: closed to who comes to it, not to who is there. */
  | 'ordering'
  | 'paying'
  | 'maintenanceOfAllPages'
  | 'maintenanceOfSelfService'

/** What `/switches` answers. Times are ISO instants; an unset start or end leaves the window open on that side. */
export interface Switches {
  maintenance: {
    activateMaintenanceMode: boolean
    activateFor: Scope
    activateFrom?: string
    activateTo?: string
  }
  serverTime: string
}

/** Checked by hand: schemas stay out of public pages. */
export function isSwitches(value: unknown): value is Switches {
  if (!isRecord(value) || !isInstant(value.serverTime) || !isRecord(value.maintenance)) return false
  const { activateMaintenanceMode, activateFor, activateFrom, activateTo } = value.maintenance
  return (
    typeof activateMaintenanceMode === 'boolean' &&
    (activateFor === 'allPages' || activateFor === 'selfService') &&
    [activateFrom, activateTo].every((end) => end === undefined || isInstant(end))
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What is closed now, by the server's clock; the window's start belongs to it, its end doesn't. */
export function closedNow({ maintenance, serverTime }: Switches): Scope | undefined {
  const { activateMaintenanceMode, activateFor, activateFrom, activateTo } = maintenance
  const now = Date.parse(serverTime)
  const isBegun = activateFrom === undefined || now >= Date.parse(activateFrom)
  const isOver = activateTo !== undefined && now >= Date.parse(activateTo)
  return activateMaintenanceMode && isBegun && !isOver ? activateFor : undefined
}

/**
 * Where a page of this role has to lead: to the maintenance page of a scope, back to where it was left, or nowhere.
 * `hasJustCome`: nothing was done on the page yet.
 */
export function wayOut(
  role: Role,
  closed: Scope | undefined,
  hasJustCome = false,
): Scope | 'back' | undefined {
  switch (role) {
    case 'ordering':
      return hasJustCome ? closed : undefined
    case 'paying':
      return undefined
    case 'open':
      return closed === 'allPages' ? closed : undefined
    case 'selfService':
      return closed
    case 'maintenanceOfAllPages':
      return closed === 'allPages' ? undefined : 'back'
    case 'maintenanceOfSelfService':
      if (closed === 'selfService') return undefined
      return closed ?? 'back'
  }
}
