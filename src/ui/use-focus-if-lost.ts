import { type RefObject, useEffect, useRef } from 'react'

/** Gives an element focus when a change takes away what had it: whoever uses keys would begin the page anew. */
export function useFocusIfLost<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const before = useRef(change)
  useEffect(() => {
    const isNew = before.current !== change
    before.current = change
    if (isNew && document.activeElement === document.body) target.current?.focus()
  }, [change])
  return target
}
