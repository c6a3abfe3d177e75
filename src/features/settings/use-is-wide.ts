import { useSyncExternalStore } from 'react'

/** From where on there is room for a list beside a panel; settings.css has the same. */
// In rem, 1024 px with letters of the usual size. Why: docs/decisions/0078-widths-by-letters.md
const wide = '(width >= 64rem)'

const follow = (tell: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export const isWide = (): boolean => matchMedia(wide).matches

export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide)
