import { isExtraPath } from '../i18n/language.ts'
import { buildSettings } from './build-settings.ts'
import type { ButtonEvent } from './status-modal.ts'

/** Whether something on the page at an address answers a button's event. A button that nothing answers is left out. */
export function isServed(event: ButtonEvent, { pathname }: URL): boolean {
  // While it is built, a page's address ends in its file's name.
  const path = pathname.replace(/\.html$/, '')
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
