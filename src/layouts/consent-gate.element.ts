import { storedText } from '../lib/stored-text.ts'

/** What opens the settings: links and buttons of that event, and those of the chat where it is not allowed. */
const opener = '[data-event=toggleCookieInfo], [data-event=openLiveChat], [href$="#live-chat"]'

const host = document.getElementById('widgets')
const load = () => import('./widgets.element.ts')

/**
 * Told by the text alone: what reads it properly is not loaded for somebody who has refused everything.
 * Why: docs/decisions/0008-consent-key.md
 */
const hasRefused = () => /false.*false.*false/.test(storedText('consent'))

if (host) {
  document.addEventListener('click', async (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element && event.target.closest(opener))) return
    event.preventDefault()
    const { openSettings } = await load()
    openSettings()
  })

  if (hasRefused()) addEventListener('storage', load, { once: true })
  else void load()
}
