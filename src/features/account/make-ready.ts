import { isPrerendered, whenActivated } from '../../lib/when-activated.ts'
import { $questions } from '../../session/customer-loader.ts'
import { $session } from '../../session/session.state.ts'

/**
 * Makes this page ready where it is only prerendered itself, and lets the browser make those behind its tabs ready later.
 * Why: docs/decisions/0033-prerender-account-tabs.md
 */
export function makeReady(): void {
  if (isPrerendered()) layOutUnseen()
  $questions.subscribe(whenRested)
}

/**
 * In a page that is only prerendered what is known gets its place, now and with each island that comes later: when someone
 * comes it need only be painted. Until then, and until it is known whether it may be shown, nothing of it can be seen.
 */
function layOutUnseen(): void {
  const { dataset, style } = document.documentElement
  // Not `visibility`, which each element inherits: to show the page would cost a new style for everything on it.
  style.opacity = '0'
  dataset.session = 'signed-in'
  const layOut = () => document.body.offsetHeight
  layOut()
  const changes = new MutationObserver(layOut)
  changes.observe(document.body, { childList: true, subtree: true })
  whenActivated(() => {
    changes.disconnect()
    style.opacity = ''
  })
}

/**
 * `data-rested` lets the browser make the tabs and the way to the usage details ready, by rules in AccountLayout: once the page has its own
 * figures, and has painted them. Browsers that don't tell when they are idle know no rules either.
 */
function whenRested(): void {
  globalThis.requestIdleCallback?.(() => {
    if ($questions.get() > 0 || $session.get() !== 'signedIn') return
    const ways = document.querySelectorAll<HTMLElement>(
      'a.account-tab:not([aria-current],.account-tab-top-up)',
    )
    for (const { dataset } of ways) dataset.rested = ''
  })
}
