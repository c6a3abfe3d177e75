import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'

const openDelay = 100
/** A finger that has left the button leaves the words there to be read. */
const touchLeaveDelay = 60_000

interface Props {
  label: string
  text: string
}

/** A help button whose words open on hover (after 100 ms), focus or touch, and close on Escape. */
export function Tooltip({ label, text }: Props) {
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (isShown: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => bubble.current?.togglePopover(isShown), delay)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return
    // A dialog around the tooltip stays open.
    event.preventDefault()
    event.stopPropagation()
    show(false, 0)
  }
  const leave = (event: PointerEvent) => show(false, event.pointerType === 'touch' ? touchLeaveDelay : 0)

  return (
    <span className="tooltip">
      <button
        type="button"
        className="tooltip-button"
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={() => show(true, openDelay)}
        onPointerLeave={leave}
        onFocus={() => show(true, 0)}
        onBlur={() => show(false, 0)}
        onKeyDown={closeOnEscape}
      >
        <Icon name="help" size="sm" />
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip-bubble">
        {text}
      </span>
    </span>
  )
}
