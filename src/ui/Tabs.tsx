import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

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

export function Tabs({ label, variant = 'default', tabs, value, onChange }: Props) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List className={`tab-list tab-list-${variant}`} aria-label={label}>
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
