import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { DrawnIcon } from './Icon.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'size'>

/** Takes something away: in ink and with an icon, so that no one takes it for a button that changes. */
export const RemoveButton = ({ children, ...button }: Props) => (
  <Button {...button} type="text" size="sm" className="gap-1.5 text-ink">
    <DrawnIcon path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" size="sm" />
    {children}
  </Button>
)
