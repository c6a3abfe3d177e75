import { $session } from './session.state.ts'

const address = '/service-worker.js'

/**
 * Once someone is signed in, has the browser keep what opens without a connection. Where it doesn't, everything else works.
 * Why: docs/decisions/0127-a-worker-that-keeps-pages.md
 */
export function keepPages(): void {
  // Pages of development have no worker, nor has a site without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const stop = $session.subscribe((session) => {
    if (session !== 'signedIn') return
    queueMicrotask(() => stop())
    whenLoaded(register)
  })
}

/** What a page still loads goes first. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

function register(): void {
  const container = navigator.serviceWorker
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address })
  const trusted = policy ? policy.createScriptURL(address) : address
  // A page's types know the address as text alone.
  const registering: Promise<unknown> = Reflect.apply(container.register, container, [trusted])
  registering.catch(() => undefined)
}
