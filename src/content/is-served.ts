import { isExtraPath } from '../i18n/language.ts'
import { buildSettings } from './build-settings.ts'
import { pagePathOf } from './page-path.ts'
import type { ButtonEvent } from './status-modal.ts'

/** Whether something on the page at an address answers a button's event. A button that nothing answers is left out. */
export function isServed(event: ButtonEvent, address: URL): boolean {
  const path = pagePathOf(address)
  switch (event) {
    case 'redirectToAuth':
    case 'openGameModal':
      return true
    // Extra pages have neither consent nor chat.
    case 'toggleCookieInfo':
      return !isExtraPath(path)
    case 'openLiveChat':
      return !isExtraPath(path) && buildSettings().widgets.liveChat !== undefined
  }
}
