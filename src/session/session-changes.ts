import { forgetLastKnown } from '../lib/forget-last-known.ts'
import { forgetAllBut } from '../lib/storage.ts'
import { forgetVisit } from '../lib/visit-storage.ts'
import { beginCustomer } from './last-known.ts'
import { $liveChatSignature } from './live-chat-signature.state.ts'
import { $session, $sessionEnd } from './session.state.ts'
import { announce } from './session-news.ts'
import { reflectHint, signedInHint } from './signed-in-hint.ts'
import { wearLine } from './wear-line.ts'

/** The operator says that someone is signed in. */
export function becomeSignedIn(): void {
  const isNews = signedInHint.read() === undefined
  if (isNews) {
    signedInHint.write({ signedIn: true })
    beginCustomer()
  }
  reflectHint()
  if (isNews) announce('signedIn')
  $session.set('signedIn')
}

/** The operator says that no one is. What was typed stays: a user who logs in again continues with it. */
export function becomeGuest(): void {
  const isNews = signedInHint.read() !== undefined
  signedInHint.remove()
  reflectHint()
  wearLine(false)
  forgetLastKnown()
  $liveChatSignature.set(undefined)
  $sessionEnd.set(undefined)
  $session.set('guest')
  if (isNews) announce('signedOut')
}

/** The person logged out: of what this browser kept, only choices that say nothing of a customer stay. */
export function forgetCustomer(): void {
  forgetAllBut([
    'user-info',
    'promo-campaign',
    'selected-plan',
    'selected-plans',
    'seen-prices',
    'roaming-plans-country',
    'new-login-seen',
    'new-login-reviewed',
    'closed-notices',
    'consent',
  ])
  forgetVisit()
  becomeGuest()
}
