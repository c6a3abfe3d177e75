// One file for what every page has: five would cost as many requests, and more bytes.
import '../features/account/session-hint.element.ts'
import '../features/cart/cart-count.element.ts'
import '../features/maintenance/maintenance-watch.element.ts'
import '../features/offers/campaign.element.ts'
import '../features/search/search.element.ts'
import './consent-gate.element.ts'
import './menu.element.ts'
import './pictures.element.ts'
