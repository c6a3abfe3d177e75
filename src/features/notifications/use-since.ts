import { useState } from 'react'

/** Since when something is so, UTC milliseconds; 0 while it isn't. */
export function useSince(isSo: boolean): number {
  const [since, setSince] = useState(0)
  if (isSo === since > 0) return since
  const now = isSo ? Date.now() : 0
  setSince(now)
  return now
}
