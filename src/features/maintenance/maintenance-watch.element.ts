import { storedText } from '../../lib/stored-text.ts'

/** Milliseconds. */
const pause = 60_000

const { dataset } = document.documentElement
const role = dataset.role ?? ''
let askedAt = Number.NEGATIVE_INFINITY

/** No answer closes nothing: the site works on, and asks again in a minute. What judges an answer is loaded when it may matter. */
async function ask(): Promise<void> {
  const isFirst = askedAt < 0
  askedAt = performance.now()
  const told: unknown = await fetch('/switches')
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const maintenance = Object(told).maintenance
  if (!Object(maintenance).activateMaintenanceMode && !role.startsWith('maintenance')) return
  const { leaveClosedPage } = await import('./leave-closed-page.ts')
  leaveClosedPage(told, isFirst && !isOrderUnderWay())
}

/** A user who comes back to an order whose answer is lost, as by a reload, has to learn what became of it. */
const isOrderUnderWay = () => storedText('order-intent') !== ''

/** Only pages that someone sees ask: at once, then each minute. */
function askWhileVisible() {
  if ('leaving' in dataset) return
  // Less than a pause: an open page asks three seconds after it began to count the minutes.
  if (document.visibilityState === 'visible' && performance.now() - askedAt >= pause / 2) void ask()
}

/** What is typed, chosen or sent may be half a form, or a payment: see leave-closed-page.ts. */
const note = () => {
  dataset.used = ''
}
addEventListener('input', note)
addEventListener('submit', note)

// A page for everybody lets what is to be seen come first. A page that is only prerendered is not visible.
if (role === 'open') setTimeout(askWhileVisible, 3_000)
else askWhileVisible()
setInterval(askWhileVisible, pause)
// Who comes to a page that was prerendered sees it first: a page out of sight has no frames. `afterPaint` lies with what
// forms need: importing it would bring every public page to 7 kB of script.
document.addEventListener('visibilitychange', () => requestAnimationFrame(() => setTimeout(askWhileVisible)))
