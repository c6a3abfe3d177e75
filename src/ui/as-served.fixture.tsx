import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Puts an island into the page as the server sends it. What is returned lets React take it over; `pressed` is pressed
 * once React has the page and before its effects have run, as a fast finger may.
 */
export function asServed(island: ReactNode): (pressed?: Locator) => void {
  const container = document.body.appendChild(document.createElement('astro-island'))
  container.setAttribute('ssr', '')
  const nobody = () => {}
  container.innerHTML = renderToString(<Island onTakenOver={nobody}>{island}</Island>)
  onTestFinished(() => container.remove())
  return (pressed) => {
    const press = () => pressed?.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const pressNext = () => queueMicrotask(press)
    const root = hydrateRoot(container, <Island onTakenOver={pressNext}>{island}</Island>)
    onTestFinished(() => root.unmount())
    container.removeAttribute('ssr')
    container.dispatchEvent(new Event('astro:hydrate'))
  }
}

function Island({ children, onTakenOver }: { children: ReactNode; onTakenOver: () => void }) {
  useLayoutEffect(onTakenOver, [onTakenOver])
  return children
}
