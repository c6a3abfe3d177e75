import { storedText } from '../lib/stored-text.ts'

/** What opens the settings: links and buttons of that event, and those of the chat where it is not allowed. */
const chatOpener = '[data-event=openLiveChat], [href$="#live-chat"]'
const opener = `[data-event=toggleCookieInfo], ${chatOpener}`

/** Milliseconds that a press waits for its script. Not in-time.ts: public pages would load the file that it shares with the islands. */
const longestLoad = 4000

const host = document.getElementById('widgets')
const load = () => import('./widgets.element.ts')

const late = () => new Promise<never>((_resolve, reject) => setTimeout(reject, longestLoad))

/**
 * Told by the text alone: what reads it properly is not loaded for someone who has refused everything, once nothing is left
 * to remove of what was allowed before: the text then ends so.
 * Why: docs/decisions/0008-consent-key.md
 */
const hasRefused = () => /false.*false.*false}/.test(storedText('consent'))

if (host) {
  document.addEventListener('click', async (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(opener) : null
    if (event.defaultPrevented || !pressed) return
    event.preventDefault()
    try {
      const { openSettings } = await Promise.race([load(), late()])
      openSettings(pressed.matches(chatOpener))
    } catch {
      // As for an island that doesn't come, the page says so: missing-script.element.ts.
      dispatchEvent(new Event('astro:hydration-error'))
    }
  })

  if (hasRefused()) addEventListener('storage', load, { once: true })
  else void load()
}
