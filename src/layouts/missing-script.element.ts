// Inline in the page (MissingScript.astro): a notice about missing scripts must not need a file from the same folder.
// Why: docs/decisions/0047-inline-missing-script-notice.md
import { earlyInput, earlyPress, forgetPress, isEarly } from '../ui/early-press.element.ts'

/** Milliseconds without a newly arrived script. A slow connection that still delivers resets the count. */
const patience = 5000

/** Islands that load by themselves and are not hydrated yet. */
const missing = 'astro-island[ssr]:not([client=intent])'
/** Of these, the ones with nothing to press, empty or a spinner: their wait begins with the page. */
const spinning = `${missing}:not(:has(button))`

const ours = /\/_astro\//

const notice = document.querySelector<HTMLElement>('#missing-script')
const unsent = notice?.querySelector('span')
const button = notice?.querySelector('button')
// A reload keeps what was typed, in browsers that restore fields.
if (button) button.onclick = () => location.reload()

let hasFailed = false
let timer = 0
/** What was pressed last in vain. */
let cancelled: Element | undefined

/** Once the pressed element works, "nothing was sent" may no longer be true. */
function showUnsent(): void {
  if (unsent) unsent.hidden = !(cancelled && isEarly(cancelled))
}

/** In front of what is open: a modal dialog covers the page. */
function bringForward(notice: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal')
  if (!dialog || dialog.contains(notice)) return
  const home = notice.parentElement
  dialog.addEventListener('close', () => home?.append(notice), { once: true })
  dialog.prepend(notice)
}

/** Shows the notice; after a press it adds that nothing was sent, and the pressed button is free again. */
function show(): void {
  if (!notice) return
  cancelled = earlyPress() ?? cancelled
  showUnsent()
  bringForward(notice)
  notice.hidden = false
  forgetPress()
  // Replaces the spinner of account pages. The gate sets the state again if its script arrives later.
  const { dataset } = document.documentElement
  if (dataset.session === 'checking') dataset.session = 'told'
}

function startTimer(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    if (earlyPress() || earlyInput() || document.querySelector(spinning)) show()
  }, patience)
}

function fail(): void {
  hasFailed = true
  show()
}

/** A script has arrived late. Unless another has failed, the notice goes once all islands work. */
function recover(): void {
  showUnsent()
  if (notice && !hasFailed && !earlyInput() && !document.querySelector(missing)) notice.hidden = true
}

startTimer()
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => ours.test(name))) startTimer()
}).observe({ type: 'resource' })
addEventListener('early-press', () => (hasFailed ? show() : startTimer()))

// Astro has tried the island's script twice by then.
addEventListener('astro:hydration-error', fail)
// These two don't bubble: error events of elements, and `astro:hydrate`.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && ours.test(target.src)) fail()
  },
  true,
)
addEventListener('astro:hydrate', recover, true)
addEventListener('DOMContentLoaded', recover)
addEventListener('early-end', recover, true)
