import { useEffect } from 'react'
import { $standing, type Standing } from './notices.state.ts'

/** Says the state of the page's figures: where they are not of now, the stack tells it. */
export function useStanding({ at, failed, isAsking, onTryAgain }: Standing): void {
  useEffect(() => {
    $standing.set({ at, failed, isAsking, onTryAgain })
    return () => $standing.set(undefined)
  }, [at, failed, isAsking, onTryAgain])
}
