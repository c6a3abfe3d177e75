import { useEffect, useState } from 'react'
import { type Section, sectionIn, topOfList } from './settings.ts'
import { isWide } from './use-is-wide.ts'

/** Where in the settings the address leads. */
interface Place {
  /** The open section's key; without one there is the list alone. */
  open: string | undefined
  /** What was open before within this page; empty for the list, undefined for who has just come. */
  left: string | undefined
}

/** The place is the address's fragment: Back and Forward lead through it, and it survives a reload and a log-in. */
// Why: docs/decisions/0100-settings-are-a-list-with-pages.md
export function usePlace(sections: readonly Section[]): Place {
  const [here] = useState(() => {
    const keys = sections.map(({ key }) => key)
    // Stays open when the window narrows: what was typed in it is not lost.
    return () => sectionIn(location, keys) ?? (isWide() ? keys[0] : undefined)
  })
  const [place, setPlace] = useState<Place>(() => ({ open: here(), left: undefined }))
  useEffect(() => {
    const follow = () => {
      // The list's own address has no fragment.
      if (location.hash === `#${topOfList}`) history.replaceState(history.state, '', location.pathname)
      setPlace(({ open }) => ({ open: here(), left: open ?? '' }))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [here])
  return place
}
