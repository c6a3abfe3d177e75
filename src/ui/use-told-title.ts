import { useEffect } from 'react'
import { toldTitle } from '../lib/told-title.ts'

/** Says in the document's title what is known by now; what is in the page's HTML claims nothing. */
export function useToldTitle(told: string | undefined) {
  useEffect(() => {
    if (told !== undefined) document.title = toldTitle(document.title, told)
  }, [told])
}
