import { type ReactNode, useEffect, useRef } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'

/**
 * The FAQ's behaviour around items that the browser itself opens and closes, one at a time.
 * An opened item gets its own address, and stays in view when the item that closed was above it.
 */
export function FaqIsland({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const items = list.current
    if (!items) return
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) showItem(target)
    }
    for (const item of items.querySelectorAll('details[open]'))
      if (item instanceof HTMLDetailsElement) showItem(item)
    items.addEventListener('toggle', follow, { capture: true })
    return () => items.removeEventListener('toggle', follow, { capture: true })
  }, [])

  return <div ref={list}>{children}</div>
}

function showItem(item: HTMLDetailsElement) {
  afterPaint(() => history.replaceState(history.state, '', `#${item.id}`))
  if (item.getBoundingClientRect().top < 0) item.scrollIntoView()
}
