import { createElement, useEffect, useId } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  /** The field that it explains. */
  label: string
  text: string
}

/** The “?” beside a field's label: it opens by itself, and by hover, focus and Escape once its script is there. */
export function FieldTooltip({ label, text }: Props) {
  const id = useId()
  useEffect(() => void import('./tooltip.element.ts'), [])
  return createElement(
    'site-tooltip',
    { className: 'tooltip' },
    <button
      className="tooltip-button"
      type="button"
      popoverTarget={id}
      aria-label={`${label} (?)`}
      aria-describedby={id}
    >
      <Icon name="help" size="sm" />
    </button>,
    <span className="tooltip-bubble" id={id} role="tooltip" popover="auto">
      {text}
    </span>,
  )
}
