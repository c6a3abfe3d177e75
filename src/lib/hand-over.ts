import type { Keeper, Place } from './keeper.ts'

// Imports nothing that runs: kept-text.ts waits for this file while it is itself being read.

const long: readonly Place[] = ['localStorage', 'sessionStorage']
const visit: readonly Place[] = ['sessionStorage']

/** How far a value goes. */
type Way =
  /** With any link, and with someone who comes back from another site. */
  | 'anywhere'
  /** From page to page of the site: it says that something was done, or has words of its own, so no link from elsewhere may bring it. */
  | 'withinSite'
  /** Through a reload of the page, and Back to it: as all that goes further. */
  | 'samePage'

/**
 * What goes along in the fragment of the next address where the browser's storage may not hold it: nothing personal. A
 * fragment reaches no server, and leaves the address bar once it is read.
 * Decision: docs/decisions/0048-without-storage.md.
 */
const travellers: Readonly<Record<string, { places: readonly Place[]; way: Way }>> = {
  'selected-plan': { places: long, way: 'anywhere' },
  'selected-plans': { places: long, way: 'anywhere' },
  'topup-sum': { places: long, way: 'anywhere' },
  'after-top-up': { places: visit, way: 'anywhere' },
  registration: { places: visit, way: 'anywhere' },
  'promo-campaign': { places: long, way: 'withinSite' },
  'order-outcome': { places: visit, way: 'withinSite' },
  'game-registration': { places: visit, way: 'withinSite' },
  // What was begun and has no known end: a second payment or order beside it is asked about on the next page too.
  'topup-intent': { places: long, way: 'withinSite' },
  'order-intent': { places: long, way: 'withinSite' },
  'auto-topup-intent': { places: long, way: 'withinSite' },
  'sim-order-intent': { places: long, way: 'withinSite' },
  'esim-order-intent': { places: long, way: 'withinSite' },
  'sim-order-choice': { places: visit, way: 'withinSite' },
  'esim-order-choice': { places: visit, way: 'withinSite' },
  'sim-order-begun': { places: visit, way: 'samePage' },
  'esim-order-begun': { places: visit, way: 'samePage' },
}

const fromAnywhere: readonly Way[] = ['anywhere']
export const onTheSite: readonly Way[] = [...fromAnywhere, 'withinSite']
const onThePage: readonly Way[] = [...onTheSite, 'samePage']

/** In characters: with the page's path it has to fit into what the operator takes as a way back. */
const longest = 1500

/** Ends the key of what no storage took on the page before. */
const unkept = '!'

const pattern = /[#&]kept=([\w-]*)$/

/** Whether the storages answer and have nothing of the site: what a page had put there was cleared, not taken away by another. */
function areEmptied(): boolean {
  try {
    return long.every((place) => !Object.keys(globalThis[place]).some((name) => name.startsWith('app:v1:')))
  } catch {
    return false
  }
}

export interface HandOver {
  /** See way-back.ts. */
  withHandOver(path: string, always?: 'registration'): string
  /**
   * Takes what an address's fragment brings. Where the storage holds something, that is newer, or the same; older only
   * than what the site's page before could put into none.
   */
  take(address: string, ways?: readonly Way[]): void
  /**
   * Takes what the page had when it was left, from the history's entry. Of what a storage held only what was cleared with
   * all the rest: what is gone by itself was ended by another page.
   */
  takeBack(packed: string): void
}

/** Brings along what `keeper` has, and takes what is brought. */
export function createHandOver({ known, isUnkept, parseKept, readText, writeText }: Keeper) {
  /** Whether a storage took what it was given and had lost it by the next page. */
  let isForgetful = false

  /** What goes along, as letters that an address takes as they are; what is too long together stays behind. */
  function pack(ways: readonly Way[], goesAlong: (key: string) => boolean | undefined): string {
    let packed = ''
    const values: Record<string, unknown> = {}
    for (const [key, { places, way }] of Object.entries(travellers)) {
      const text = ways.includes(way) && goesAlong(key) ? readText(key, places) : undefined
      if (text === undefined || text === '""') continue
      const name = isUnkept(key) ? key + unkept : key
      const more = encode(JSON.stringify({ ...values, [name]: parseKept(text) }))
      if (more.length > longest) continue
      values[name] = parseKept(text)
      packed = more
    }
    return packed
  }

  function unpack(packed: string): Map<string, unknown> {
    const values = packed.length > longest ? undefined : parseKept(decode(packed))
    return new Map(typeof values === 'object' && values !== null ? Object.entries(values) : [])
  }

  function putBack(packed: string, ways: readonly Way[], counts: (wasUnkept: boolean) => boolean): void {
    const came = unpack(packed)
    for (const [key, { places, way }] of Object.entries(travellers)) {
      const newer = came.get(key + unkept)
      const value = newer ?? came.get(key)
      if (value === undefined || !ways.includes(way) || !counts(newer !== undefined)) continue
      const held = readText(key, places)
      const isNewer =
        newer !== undefined && (ways === onTheSite || isOfOneDeclaration(newer, parseKept(held ?? '')))
      if (held !== undefined && !isNewer) continue
      writeText(key, JSON.stringify(value), places)
      isForgetful ||= !isUnkept(key)
    }
  }

  return {
    onThisPage: () => pack(onThePage, (key) => known.has(key)),
    toNextPage: () => pack(onTheSite, (key) => known.get(key)?.isWritten || isUnkept(key)),
    withHandOver: (path: string, always?: 'registration') =>
      addTo(
        path,
        pack(fromAnywhere, (key) => key === always || isUnkept(key) || (isForgetful && known.has(key))),
      ),
    take(address: string, ways = isFromThisSite() ? onTheSite : fromAnywhere) {
      putBack(pattern.exec(address)?.[1] ?? '', ways, () => true)
    },
    takeBack(packed: string) {
      const areCleared = areEmptied()
      putBack(packed, onThePage, (wasUnkept) => wasUnkept || areCleared)
    },
  }
}

/**
 * Whether both say how far one activation is: no one but this browser and the operator knows its id, so who comes back from
 * the identity check brings what is newer.
 */
const isOfOneDeclaration = (one: unknown, other: unknown): boolean =>
  declarationOf(one) !== undefined && declarationOf(one) === declarationOf(other)

const declarationOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'declarationId' in value ? value.declarationId : undefined

const isFromThisSite = () => document.referrer.startsWith(`${location.origin}/`)

/** Base64 for addresses: it stays as it is in a query that carries a path. */
const encode = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function decode(packed: string): string {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}

function addTo(address: string, packed: string): string {
  if (!packed) return address
  return `${address}${address.includes('#') ? '&' : '#'}kept=${packed}`
}

const isThisPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search

/** A fragment of the page's own is gone to once it can be read. */
function clearAddress(): void {
  const rest = location.hash.replace(pattern, '')
  history.replaceState(history.state, '', `${location.pathname}${location.search}${rest}`)
  if (rest) location.replace(rest)
}

/** Takes what was brought to this page, and from now on brings along what it leaves. */
export function followPage(keeper: Keeper): HandOver {
  const { known } = keeper
  const handOver = createHandOver(keeper)

  /** Leads links and scripts that go to another page of the site there with what goes along. */
  function leadOn(event: NavigateEvent): void {
    const { destination, navigationType, cancelable } = event
    if (!cancelable || destination.sameDocument || event.formData || event.downloadRequest !== null) return
    if (navigationType !== 'push' && navigationType !== 'replace') return
    const url = new URL(destination.url)
    if (url.origin !== location.origin || pattern.test(url.hash)) return
    const packed = handOver.toNextPage()
    if (!packed) return
    event.preventDefault()
    if (navigationType === 'replace') location.replace(addTo(url.href, packed))
    else location.assign(addTo(url.href, packed))
  }

  /** The same for links, in browsers without that event: Firefox before 147, Safari before 26.2. */
  function markLink({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || isThisPage(link)) return
    const packed = handOver.toNextPage()
    link.href = addTo(link.href.replace(pattern, ''), packed)
  }

  /** In the history's entry what no storage holds, or holds no longer, survives a reload, and is there for a user who comes back to the page. */
  function keepInEntry(): void {
    const kept = handOver.onThisPage()
    if (!kept) return
    if (globalThis.navigation) globalThis.navigation.updateCurrentEntry({ state: { kept } })
    else history.replaceState({ ...Object(history.state), kept }, '')
  }

  function takeFromEntry(): void {
    const { navigation } = globalThis
    const state: unknown = navigation ? navigation.currentEntry?.getState() : history.state
    if (typeof state !== 'object' || state === null || !('kept' in state)) return
    if (typeof state.kept === 'string') handOver.takeBack(state.kept)
  }

  /** The storage knows better. */
  function forgetKept(key: string): void {
    if (!keeper.isUnkept(key)) known.delete(key)
  }

  takeFromEntry()
  if (pattern.test(location.hash)) {
    handOver.take(location.hash)
    clearAddress()
  }
  // The header counts what is in the cart without this file.
  dispatchEvent(new CustomEvent('cart', { detail: known.get('selected-plans')?.text }))
  if (globalThis.navigation) globalThis.navigation.addEventListener('navigate', leadOn)
  else addEventListener('click', markLink)
  addEventListener('pagehide', keepInEntry)
  // What the storage says about, or a page from the browser's memory comes back to, is newer than what this page wrote.
  addEventListener('storage', ({ key }) => forgetKept(key?.replace('app:v1:', '') ?? ''))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const key of known.keys()) forgetKept(key)
  })
  return handOver
}
