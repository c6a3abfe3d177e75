import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives an element focus when a change takes away what had it: a user who uses keys would begin the page again. What is seen
 * stays in its place, for a user who pressed with a pointer reads on there.
 */
export function useFocusIfLost<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const before = useRef(change)
  useEffect(() => {
    const isNew = before.current !== change
    before.current = change
    if (isNew && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [change])
  return target
}
