import { atom, onMount } from 'nanostores'

/** Whether the browser knows that it has no connection. That it has one, only an answer proves. */
export const $isOffline = atom(false)

onMount($isOffline, () => {
  // A page that is built has no connection to follow.
  if (typeof addEventListener === 'undefined') return
  const follow = () => $isOffline.set(!navigator.onLine)
  follow()
  addEventListener('online', follow)
  addEventListener('offline', follow)
  return () => {
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
  }
})
