import * as RadixTabs from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToTab } from './scroll-to-tab.ts'

export interface Tab {
  key: string
  label: string
  content: ReactNode
}

interface Props {
  label: string
  variant?: 'default' | 'black' | 'standard'
  tabs: readonly Tab[]
  value: string
  onChange: (key: string) => void
}

// Why: docs/decisions/0005-tabs-from-radix.md
export function Tabs({ label, variant = 'default', tabs, value, onChange }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = strip.current
    const tab = value && list?.querySelector('[data-state=active]')
    if (!list || !tab) return
    // At once, and when the strip is first seen: what is hidden has no width to scroll.
    const observer = new ResizeObserver(() => scrollToTab(list, tab))
    observer.observe(list)
    return () => observer.disconnect()
  }, [value])
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List ref={strip} className={`tab-list tab-list-${variant}`} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger className="tab" key={tab.key} value={tab.key}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content className="tab-panel" key={tab.key} value={tab.key}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
