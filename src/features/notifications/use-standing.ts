import { useEffect } from 'react'
import { $standing, type Standing } from './notices.state.ts'

/** Says the state of the page's figures: where they are not of now, the stack tells it. */
export function useStanding({ at, failed, onTryAgain }: Standing): void {
  useEffect(() => {
    $standing.set({ at, failed, onTryAgain })
    return () => $standing.set(undefined)
  }, [at, failed, onTryAgain])
}
