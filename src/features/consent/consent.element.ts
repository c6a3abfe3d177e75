import { $consentChoice } from '../../data-layer/consent.state.ts'
import { openConsentSettings } from './consent-settings.state.ts'

/** The banner's island sleeps in the page; nothing of it is loaded until then. */
const wake = () => document.querySelector('#widgets astro-island')?.dispatchEvent(new Event('wake'))

/** Shows the banner once the page has come to rest, and again whenever there is no answer any more. */
export function askForConsent(): void {
  whenAtRest(() =>
    $consentChoice.subscribe((choice) => {
      if (!choice) wake()
    }),
  )
}

export function openSettings(isForChat: boolean): void {
  openConsentSettings(isForChat)
  // From now on the page says so where its script doesn't come: src/layouts/missing-script.element.ts.
  document.querySelector('#widgets astro-island')?.setAttribute('client', 'load')
  dispatchEvent(new Event('early-press'))
  wake()
}

/** After the first paint, everything of the page loaded and nothing to do. Safari has no idle callback. */
function whenAtRest(run: () => void): void {
  const idle = () => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(run))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
