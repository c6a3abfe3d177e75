import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'

interface Props {
  id: string
  icon: IconName
  children: ReactNode
}

/** What a card is about, with a picture of it. */
export const CardTitle = ({ id, icon, children }: Props) => (
  <h3 id={id} className="settings-title text-h3">
    <span className="avatar">
      <Icon name={icon} />
    </span>
    {children}
  </h3>
)
