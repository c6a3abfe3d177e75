import { vi } from 'vitest'

/** One browser's storage, of which each tab hears what the others write. */
export function browserOfTabs() {
  const values = new Map<string, string>()
  const tabs: EventTarget[] = []
  let writing: EventTarget | undefined
  /** What tabs have yet to hear; undefined while they hear at once. */
  let held: (() => void)[] | undefined

  const tell = (key: string | null) => {
    for (const tab of tabs.filter((other) => other !== writing)) {
      const hear = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
      if (held) held.push(hear)
      else hear()
    }
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value)
      tell(key)
    },
    removeItem(key: string) {
      if (values.delete(key)) tell(key)
    },
  })

  /** Loads the cart as a page of its own does, with the events that it tells. */
  async function openTab() {
    const page = new EventTarget()
    const told: { dataLayer?: unknown[] } = {}
    tabs.push(page)
    vi.resetModules()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { $cart, $selectedPlan, forgetSelectedPlan } = await import('./cart.state.ts')
    const deeds = await import('./change-cart.ts')
    /** Does something in this tab. */
    function act(deed: (cart: typeof deeds) => void) {
      writing = page
      vi.stubGlobal('window', told)
      vi.stubGlobal('location', new URL('https://uoga.example/krepselis'))
      deed(deeds)
      writing = undefined
    }
    return {
      act,
      shown: () => $cart.get(),
      chosen: () => $selectedPlan.get(),
      forgetChoice: forgetSelectedPlan,
      told: () => told.dataLayer ?? [],
      onChange: (hear: () => void) => $cart.listen(hear),
      comeBack: (persisted = true) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    }
  }
  return {
    values,
    openTab,
    /** Every tab hears that something was written under this key; null: everything was cleared. */
    tell,
    /** From now on tabs act before they have heard of each other. */
    holdNews: () => {
      held ??= []
    },
    /** Everything arrives, and from now on at once. */
    deliverNews: () => {
      const late = held ?? []
      held = undefined
      for (const hear of late) hear()
    },
  }
}
